#include "coherence/box_copy.hpp"

namespace boxflow {

CopyShape copy_shape(const Place& to, const Place& from, const Box& box) {
  CopyShape shape;
  shape.row_bytes = to.element_bytes;
  for (int d = box.rank - 1; d >= 0; --d) {
    const auto count = static_cast<std::size_t>(box.extent(d));
    if (count == 1) continue;
    const std::size_t to_stride = static_cast<std::size_t>(to.strides[d]) * to.element_bytes;
    const std::size_t from_stride = static_cast<std::size_t>(from.strides[d]) * from.element_bytes;
    if (shape.dimensions.empty()) {
      if (to_stride == shape.row_bytes && from_stride == shape.row_bytes) {
        shape.row_bytes *= count;
        continue;
      }
    } else {
      auto& inner = shape.dimensions.back();
      if (to_stride == inner.count * inner.to_stride && from_stride == inner.count * inner.from_stride) {
        inner.count *= count;
        continue;
      }
    }
    shape.dimensions.push_back({count, to_stride, from_stride});
  }
  return shape;
}

}  // namespace boxflow
