#include "device/ring/rect_units.hpp"

#include <cstring>

namespace boxflow {

namespace {

// Calls `copy(offset, packed)` for each row: its offset in the rectangle's memory, and in the packed rows.
template <typename Copy>
void for_each_row_of(const RectSide& side, const Rect& rect, const Copy& copy) {
  std::size_t packed = 0;
  for (std::size_t slice = 0; slice < rect.slices; ++slice) {
    for (std::size_t row = 0; row < rect.rows; ++row, packed += rect.row_bytes) {
      copy(side.offset + slice * side.slice_pitch + row * side.row_pitch, packed);
    }
  }
}

}  // namespace

void pack(char* block, const char* from, const RectSide& side, const Rect& rect) {
  for_each_row_of(side, rect, [&](std::size_t offset, std::size_t packed) {
    std::memcpy(block + packed, from + offset, rect.row_bytes);
  });
}

void unpack(char* to, const RectSide& side, const char* block, const Rect& rect) {
  for_each_row_of(side, rect, [&](std::size_t offset, std::size_t packed) {
    std::memcpy(to + offset, block + packed, rect.row_bytes);
  });
}

}  // namespace boxflow
