// The values that the expressions of a phase see (plan.hpp), with the place of a tile's rectangle among them. Copies
// refer to the same values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "geometry/distribution.hpp"

namespace boxflow {

class PhaseSlots {
 public:
  // The tile's rectangle begins at `rect`; after it there is room for a reader's rectangle if flow-out is asked for.
  PhaseSlots(std::span<std::int64_t> values, std::size_t rect) : values_(values), rect_(rect) {}

  std::span<const std::int64_t> values() const { return values_; }
  std::size_t rect_slot() const { return rect_; }

  void set_rect(const TileRect& rect) const { put_rect(values_, rect_, rect); }
  void set_reader(const TileRect& rect) const { put_rect(values_, rect_ + kRectSlots, rect); }

 private:
  std::span<std::int64_t> values_;
  std::size_t rect_;
};

}  // namespace boxflow
