// The copy that puts a view's box into constant memory.
#pragma once

#include "device/device.hpp"
#include "device/rect_copy.hpp"

namespace boxflow {

// Returns the copy from the view's allocation to constant memory, where the box is packed.
inline RectCopy constant_copy(const ConstantBox& box) {
  RectSide to = packed_side(box.rect);
  to.offset = box.offset;
  return fold_rect(box.rect, to, box.from);
}

}  // namespace boxflow
