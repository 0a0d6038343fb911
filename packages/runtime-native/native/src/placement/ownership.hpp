// The owners of the parts of one distribution class's range (BBMM §4.6.1). Parts are consecutive intervals without
// gaps. An owner is a device, or a row or column of devices, given by its position.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "base/options.hpp"
#include "geometry/distribution.hpp"

namespace boxflow {

class Ownership {
 public:
  struct Part {
    TileInterval interval;
    std::size_t owner = 0;
  };
  using Parts = std::span<const Part>;

  // `tile`: the largest width of a tile, 0 for any.
  Ownership(TileInterval range, Distribution distribution, std::int64_t tile, std::size_t owners);
  Ownership(TileInterval range, std::vector<Part> parts) : range_(range), parts_(std::move(parts)) {}

  TileInterval range() const { return range_; }
  Parts parts() const { return parts_; }
  // Returns the parts that overlap an interval. They are not cut to it.
  Parts overlapping(TileInterval interval) const;
  // Return the parts that lie entirely before or behind an interval.
  Parts before(TileInterval interval) const;
  Parts behind(TileInterval interval) const;

 private:
  TileInterval range_;
  std::vector<Part> parts_;
};

}  // namespace boxflow
