// Who has which part of the range of one distribution class (BBMM §4.6.1): parts are intervals that follow each other
// and leave nothing out. The owners are devices, or rows or columns of them, by their position among them.
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
  // Those that overlap an interval, cut to it by whoever asks.
  Parts overlapping(TileInterval interval) const;
  // Those that lie before and behind an interval as a whole.
  Parts before(TileInterval interval) const;
  Parts behind(TileInterval interval) const;

 private:
  TileInterval range_;
  std::vector<Part> parts_;
};

}  // namespace boxflow
