// Which device runs which part of the range of a distribution class (BBMM §4.6.1). Parts are intervals that follow each
// other and leave nothing out; the tiles of a part run on its owner.
#pragma once

#include <span>
#include <vector>

#include "active_devices.hpp"
#include "distribution.hpp"
#include "options.hpp"

namespace boxflow {

class Ownership {
 public:
  struct Part {
    TileInterval interval;
    std::size_t device = 0;
  };

  Ownership(TileInterval range, const RunOptions& options, const ActiveDevices& devices);

  TileInterval range() const { return range_; }
  std::span<const Part> parts() const { return parts_; }
  // Those that overlap an interval, cut to it by whoever asks.
  std::span<const Part> overlapping(TileInterval interval) const;
  // Those that lie before and behind an interval as a whole.
  std::span<const Part> before(TileInterval interval) const;
  std::span<const Part> behind(TileInterval interval) const;

 private:
  TileInterval range_;
  std::vector<Part> parts_;
};

}  // namespace boxflow
