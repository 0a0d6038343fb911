// Cuts rectangular copies into units that fit into a block, and these into parts for threads. Copies parts between
// blocks and the program's memory.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "device/rect_copy.hpp"

namespace boxflow {

namespace detail {

inline RectSide moved(const RectSide& side, std::size_t bytes) {
  return {side.offset + bytes, side.row_pitch, side.slice_pitch};
}

inline RectCopy part_of(const RectCopy& copy, const Rect& rect, std::size_t slice, std::size_t row, std::size_t byte) {
  const auto begin = [&](const RectSide& side) { return slice * side.slice_pitch + row * side.row_pitch + byte; };
  return fold_rect(rect, moved(copy.to, begin(copy.to)), moved(copy.from, begin(copy.from)));
}

}  // namespace detail

// Calls `visit(piece)` for pieces of at most `most` bytes that cover a folded copy: whole slices, else whole rows, else
// pieces of a row. Pieces of a row end where `address(piece)`, their position in the program's memory, is a multiple of
// `most`, so that no two threads are the first to touch the same huge page.
template <typename Address, typename Visit>
void for_each_piece_of(const RectCopy& copy, std::size_t most, const Address& address, const Visit& visit) {
  const Rect& rect = copy.rect;
  const std::size_t slice_bytes = rect.row_bytes * rect.rows;
  if (slice_bytes <= most) {
    const std::size_t step = most / slice_bytes;
    for (std::size_t slice = 0; slice < rect.slices; slice += step) {
      visit(detail::part_of(copy, {rect.row_bytes, rect.rows, std::min(step, rect.slices - slice)}, slice, 0, 0));
    }
    return;
  }
  for (std::size_t slice = 0; slice < rect.slices; ++slice) {
    if (rect.row_bytes <= most) {
      const std::size_t step = most / rect.row_bytes;
      for (std::size_t row = 0; row < rect.rows; row += step) {
        visit(detail::part_of(copy, {rect.row_bytes, std::min(step, rect.rows - row), 1}, slice, row, 0));
      }
      continue;
    }
    for (std::size_t row = 0; row < rect.rows; ++row) {
      std::size_t bytes = 0;
      for (std::size_t byte = 0; byte < rect.row_bytes; byte += bytes) {
        const std::uintptr_t begin = address(detail::part_of(copy, {1, 1, 1}, slice, row, byte));
        bytes = std::min(most - begin % most, rect.row_bytes - byte);
        visit(detail::part_of(copy, {bytes, 1, 1}, slice, row, byte));
      }
    }
  }
}

// Copies the rows of a rectangle at `from` one after the other to `block`.
void pack(char* block, const char* from, const RectSide& side, const Rect& rect);
// Copies the rows at `block` to a rectangle at `to`.
void unpack(char* to, const RectSide& side, const char* block, const Rect& rect);

}  // namespace boxflow
