// Says where tiles are cut on devices whose memory is short. The cuts are the same in every serial iteration, so that
// the elements that stay on the device are those that the next iteration's tiles need.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>

#include "geometry/distribution.hpp"
#include "plan/plan.hpp"

namespace boxflow {

class CellWidths {
 public:
  // Returns the width of the cells into which intervals of the phase's class are cut, or 0 if they are not cut.
  std::int64_t width(const Phase& phase, std::size_t device) const {
    const auto found = widths_.find({phase.class_index, device});
    return found == widths_.end() ? 0 : found->second;
  }
  // Makes the cells at most so wide, and returns their new width. They never become wider again, because phases of one
  // class must agree on them.
  std::int64_t narrow(const Phase& phase, std::size_t device, std::int64_t width) {
    const auto known = widths_.try_emplace({phase.class_index, device}, width).first;
    return known->second = std::min(known->second, width);
  }

 private:
  std::map<std::pair<std::size_t, std::size_t>, std::int64_t> widths_;
};

// Returns the part of an interval that lies in its first cell.
inline TileInterval first_in_cells(TileInterval interval, std::int64_t width) {
  const std::int64_t into = interval.lo % width + (interval.lo % width < 0 ? width : 0);
  const std::int64_t rest = width - into;
  return {interval.lo, interval.width() > rest ? interval.lo + rest : interval.hi};
}

// Calls `visit(TileInterval)` for the parts of an interval in all of its cells, in order.
template <typename Visit>
void for_each_in_cells(TileInterval interval, std::int64_t width, const Visit& visit) {
  while (!interval.empty()) {
    const TileInterval part = first_in_cells(interval, width);
    visit(part);
    interval.lo = part.hi;
  }
}

}  // namespace boxflow
