// Turns a box of an array into rectangular copies between two places.
#pragma once

#include <cstddef>

#include "base/small_vector.hpp"
#include "coherence/place.hpp"
#include "device/device.hpp"
#include "geometry/box.hpp"

namespace boxflow {

struct CopyPiece {
  RectSide to;
  RectSide from;
  Rect rect;
};

// Calls `visit(piece)` for each rectangle of `box`; both places have room for all of it. Dimensions that are contiguous
// on both sides are one, and at most three are left for each rectangle.
template <typename Visit>
void for_each_piece(const Place& to, const Place& from, const Box& box, const Visit& visit);

struct CopyShape {
  struct Dimension {
    std::size_t count;
    std::size_t to_stride;  // bytes
    std::size_t from_stride;
  };
  std::size_t row_bytes = 0;
  SmallVector<Dimension, kMaxRank> dimensions;  // innermost first, none of one element
};

// The shape of a copy of `box`, which is not empty.
CopyShape copy_shape(const Place& to, const Place& from, const Box& box);

namespace detail {

template <typename Visit>
void visit_pieces(const CopyShape& shape, std::size_t level, std::size_t to_offset, std::size_t from_offset,
                  const Visit& visit) {
  if (level > 2) {
    const auto& outer = shape.dimensions[level - 1];
    for (std::size_t i = 0; i < outer.count; ++i) {
      visit_pieces(shape, level - 1, to_offset + i * outer.to_stride, from_offset + i * outer.from_stride, visit);
    }
    return;
  }
  CopyPiece piece;
  piece.rect.row_bytes = shape.row_bytes;
  piece.to = {to_offset, shape.row_bytes, shape.row_bytes};
  piece.from = {from_offset, shape.row_bytes, shape.row_bytes};
  if (level > 0) {
    piece.rect.rows = shape.dimensions[0].count;
    piece.to.row_pitch = shape.dimensions[0].to_stride;
    piece.from.row_pitch = shape.dimensions[0].from_stride;
  }
  if (level > 1) {
    piece.rect.slices = shape.dimensions[1].count;
    piece.to.slice_pitch = shape.dimensions[1].to_stride;
    piece.from.slice_pitch = shape.dimensions[1].from_stride;
  } else {
    piece.to.slice_pitch = piece.rect.rows * piece.to.row_pitch;
    piece.from.slice_pitch = piece.rect.rows * piece.from.row_pitch;
  }
  visit(piece);
}

}  // namespace detail

template <typename Visit>
void for_each_piece(const Place& to, const Place& from, const Box& box, const Visit& visit) {
  if (box.empty()) return;
  const CopyShape shape = copy_shape(to, from, box);
  detail::visit_pieces(shape, shape.dimensions.size(), to.byte_offset(box), from.byte_offset(box), visit);
}

}  // namespace boxflow
