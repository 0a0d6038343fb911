#include <doctest/doctest.h>

#include "coherence/box_copy.hpp"
#include "support/boxes.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

Place place_of(const Box& box) {
  Place place;
  place.box = box;
  place.element_bytes = 2;
  place.pack();
  return place;
}

// Copies byte by byte as the pieces say.
std::size_t copy_pieces(std::vector<std::uint16_t>& to, const std::vector<std::uint16_t>& from, const Place& to_place,
                        const Place& from_place, const Box& box) {
  std::size_t pieces = 0;
  auto* to_bytes = reinterpret_cast<char*>(to.data());
  const auto* from_bytes = reinterpret_cast<const char*>(from.data());
  for_each_piece(to_place, from_place, box, [&](const CopyPiece& piece) {
    ++pieces;
    for (std::size_t s = 0; s < piece.rect.slices; ++s) {
      for (std::size_t r = 0; r < piece.rect.rows; ++r) {
        const auto at = [&](const RectSide& side) { return side.offset + s * side.slice_pitch + r * side.row_pitch; };
        std::copy_n(from_bytes + at(piece.from), piece.rect.row_bytes, to_bytes + at(piece.to));
      }
    }
  });
  return pieces;
}

std::size_t element(const Place& place, const Point& point) {
  std::int64_t position = place.origin();
  for (std::size_t d = 0; d < point.size(); ++d) position += point[d] * place.strides[d];
  return static_cast<std::size_t>(position);
}

}  // namespace

TEST_CASE("boxes are copied whole, in any number of dimensions") {
  std::mt19937 random(5);
  for (int round = 0; round < 400; ++round) {
    const int rank = static_cast<int>(pick(random, 0, 5));
    const Box box = random_box(random, rank, 4);
    if (box.empty()) continue;
    const Place to = place_of(box_hull(box, random_box(random, rank, 4)));
    const Place from = place_of(box_hull(box, random_box(random, rank, 4)));
    std::vector<std::uint16_t> target(static_cast<std::size_t>(volume(to.box)), 0);
    std::vector<std::uint16_t> source(static_cast<std::size_t>(volume(from.box)));
    for (std::size_t i = 0; i < source.size(); ++i) source[i] = static_cast<std::uint16_t>(i + 1);
    auto expected = target;
    for (const Point& point : points_of(box)) expected[element(to, point)] = source[element(from, point)];
    copy_pieces(target, source, to, from, box);
    CHECK(target == expected);
  }
}

TEST_CASE("few pieces are enough") {
  const Place whole = place_of(box({0, 0, 0, 0}, {4, 5, 6, 7}));
  std::vector<std::uint16_t> memory(840);
  auto copy = memory;
  const auto pieces = [&](const Place& to, const Box& part) { return copy_pieces(copy, memory, to, whole, part); };
  CHECK(pieces(whole, whole.box) == 1);
  CHECK(pieces(whole, box({1, 0, 0, 0}, {3, 5, 6, 7})) == 1);
  CHECK(pieces(whole, box({0, 1, 2, 0}, {4, 4, 5, 7})) == 1);
  CHECK(pieces(whole, box({0, 1, 2, 3}, {4, 4, 5, 6})) == 4);
  CHECK(copy_shape(whole, whole, whole.box).row_bytes == 2 * 840);
  // A column: rows of one element.
  CHECK(copy_shape(whole, whole, box({2, 0, 3, 1}, {3, 5, 4, 2})).dimensions.size() == 1);
}
