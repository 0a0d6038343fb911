// A view that may be spread over several buffers, as kernels get it: 64-bit integers in the order of the struct that
// the code generators print (packages/codegen-c/src/language/split-view.ts).
#pragma once

#include <cstddef>

#include "device/device.hpp"

namespace boxflow {

// Appends the number of pieces, then `most_pieces` values or rows of values each: bases, strides of all dimensions but
// the last, lower bounds, upper bounds. `base(piece)` says where element [0]…[0] would be.
template <typename Words, typename Base>
void append_view_table(const ViewArgument& view, const Base& base, Words& words) {
  using Word = typename Words::value_type;
  const std::size_t rank = view.strides.size() + 1;
  const auto append = [&](const auto& value_of) {
    for (std::size_t i = 0; i < view.most_pieces; ++i) {
      words.push_back(i < view.pieces.size() ? static_cast<Word>(value_of(view.pieces[i])) : Word{});
    }
  };
  const auto append_rows = [&](auto member, std::size_t length) {
    for (std::size_t i = 0; i < view.most_pieces; ++i) {
      for (std::size_t d = 0; d < length; ++d) {
        words.push_back(i < view.pieces.size() ? static_cast<Word>((view.pieces[i].*member)[d]) : Word{});
      }
    }
  };
  words.push_back(static_cast<Word>(view.pieces.size()));
  append(base);
  append_rows(&ViewPiece::strides, rank - 1);
  append_rows(&ViewPiece::lo, rank);
  append_rows(&ViewPiece::hi, rank);
}

}  // namespace boxflow
