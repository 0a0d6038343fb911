// The simplest form of a rectangular copy: contiguous rows become one, single rows and slices lose their pitch.
// Devices then need to tell apart only a plain copy, a copy of rows and a copy of slices.
#pragma once

#include <cstddef>

#include "device/device.hpp"

namespace boxflow {

struct RectCopy {
  Rect rect;
  RectSide to;
  RectSide from;

  bool empty() const { return rect.row_bytes == 0 || rect.rows == 0 || rect.slices == 0; }
  bool contiguous() const { return rect.rows == 1 && rect.slices == 1; }
};

namespace detail {

inline void slices_become_rows(RectCopy& copy) {
  copy.rect.rows = copy.rect.slices;
  copy.rect.slices = 1;
  copy.to.row_pitch = copy.to.slice_pitch;
  copy.from.row_pitch = copy.from.slice_pitch;
}

inline bool rows_touch(const RectCopy& copy) {
  return copy.rect.rows > 1 && copy.to.row_pitch == copy.rect.row_bytes && copy.from.row_pitch == copy.rect.row_bytes;
}

inline bool slices_continue_rows(const RectCopy& copy) {
  return copy.rect.slices > 1 && copy.to.slice_pitch == copy.rect.rows * copy.to.row_pitch &&
         copy.from.slice_pitch == copy.rect.rows * copy.from.row_pitch;
}

inline void merge_rows(RectCopy& copy) {
  copy.rect.row_bytes *= copy.rect.rows;
  copy.rect.rows = 1;
}

inline void merge_slices(RectCopy& copy) {
  copy.rect.rows *= copy.rect.slices;
  copy.rect.slices = 1;
}

inline void close_pitches(const Rect& rect, RectSide& side) {
  if (rect.rows == 1) side.row_pitch = rect.row_bytes;
  if (rect.slices == 1) side.slice_pitch = rect.rows * side.row_pitch;
}

// Vendors' calls count the distance between slices in rows, or ask for it to be no less than a slice.
inline bool has_regular_slices(const Rect& rect, const RectSide& side) {
  return side.slice_pitch >= rect.rows * side.row_pitch && side.slice_pitch % side.row_pitch == 0;
}

}  // namespace detail

// Returns a copy of the same bytes. A pitch that does not matter becomes that of a contiguous piece.
inline RectCopy fold_rect(const Rect& rect, const RectSide& to, const RectSide& from) {
  RectCopy copy{rect, to, from};
  if (copy.empty()) return copy;
  if (copy.rect.rows == 1) detail::slices_become_rows(copy);
  if (detail::slices_continue_rows(copy)) detail::merge_slices(copy);
  if (detail::rows_touch(copy)) {
    detail::merge_rows(copy);
    detail::slices_become_rows(copy);
  }
  detail::close_pitches(copy.rect, copy.to);
  detail::close_pitches(copy.rect, copy.from);
  return copy;
}

// Returns the layout of the rectangle in memory of its own, row after row.
inline RectSide packed_side(const Rect& rect) { return {0, rect.row_bytes, rect.row_bytes * rect.rows}; }

inline std::size_t bytes_of(const Rect& rect) { return rect.row_bytes * rect.rows * rect.slices; }

// Calls `visit(piece)` for every row, for devices that cannot take a copy as a whole.
template <typename Visit>
void for_each_row(const RectCopy& copy, const Visit& visit) {
  for (std::size_t slice = 0; slice < copy.rect.slices; ++slice) {
    for (std::size_t row = 0; row < copy.rect.rows; ++row) {
      const auto moved = [&](const RectSide& side) {
        return RectSide{side.offset + slice * side.slice_pitch + row * side.row_pitch, copy.rect.row_bytes,
                        copy.rect.row_bytes};
      };
      visit(RectCopy{{copy.rect.row_bytes, 1, 1}, moved(copy.to), moved(copy.from)});
    }
  }
}

// Calls `visit(piece)` for pieces of a folded copy whose slices lie a whole number of rows apart, and no less than a
// slice: the copy itself, except for odd strides.
template <typename Visit>
void for_each_regular_piece(const RectCopy& copy, const Visit& visit) {
  if (detail::has_regular_slices(copy.rect, copy.to) && detail::has_regular_slices(copy.rect, copy.from)) {
    visit(copy);
    return;
  }
  for (std::size_t slice = 0; slice < copy.rect.slices; ++slice) {
    RectCopy piece = copy;
    piece.rect.slices = 1;
    piece.to.offset += slice * copy.to.slice_pitch;
    piece.from.offset += slice * copy.from.slice_pitch;
    detail::close_pitches(piece.rect, piece.to);
    detail::close_pitches(piece.rect, piece.from);
    visit(piece);
  }
}

}  // namespace boxflow
