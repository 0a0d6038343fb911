// BBMM Algorithm 2 on the boxes of one tile, compared with sets of points.
#include "tiles/disjoint_groups.hpp"

#include <doctest/doctest.h>

#include <map>
#include <random>

#include "support/boxes.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

TileView reading_tile(std::size_t array, std::initializer_list<Box> boxes) {
  TileView view;
  view.array = array;
  view.present = true;
  for (const Box& box : boxes) view.reads.push_back(box);
  return view;
}

// How often each element of an array is in the boxes.
using Counts = std::map<Point, int>;

Counts stored(const Tile& tile, std::size_t array) {
  Counts counts;
  for (const TileGroup& group : tile.used_groups()) {
    if (group.array != array) continue;
    for (const Point& point : points_of(group.box)) counts[point] += 1;
  }
  return counts;
}

Counts accessed_once(const Tile& tile, std::size_t array) {
  Counts counts;
  for (const TileView& view : tile.views) {
    if (view.array != array) continue;
    view.for_each_access([&](const Box& box) {
      for (const Point& point : points_of(box)) counts[point] = 1;
    });
  }
  return counts;
}

}  // namespace

TEST_CASE("figure 2.3 of BBMM: the column of floyd lies in the block, and the row beside it") {
  Tile tile;
  tile.views = {reading_tile(0, {box({0, 0}, {4, 8})}), reading_tile(0, {box({0, 7}, {4, 8})}),
                reading_tile(0, {box({7, 0}, {8, 8})})};
  tile.views[2].clean_up = true;
  refine_groups(tile);
  REQUIRE(tile.group_count == 2);
  CHECK(tile.groups[0].box == box({0, 0}, {4, 8}));
  CHECK(tile.groups[0].views.size() == 2);
  CHECK_FALSE(tile.groups[0].clean_up);
  CHECK(tile.groups[1].box == box({7, 0}, {8, 8}));
  CHECK(tile.groups[1].clean_up);
}

TEST_CASE("a star of five points is stored without its corners, and the block stays whole") {
  Tile tile;
  tile.views = {reading_tile(
      0, {box({4, 1}, {8, 9}), box({3, 1}, {7, 9}), box({5, 1}, {9, 9}), box({4, 0}, {8, 8}), box({4, 2}, {8, 10})})};
  refine_groups(tile);
  CHECK(tile.group_count <= 5);
  CHECK(stored(tile, 0) == accessed_once(tile, 0));
  CHECK_FALSE(stored(tile, 0).contains({3, 0}));
}

TEST_CASE("random boxes: every accessed element is stored once, and no other") {
  for (unsigned seed = 0; seed < 300; ++seed) {
    std::mt19937 random(seed);
    Tile tile;
    for (std::int64_t i = pick(random, 1, 4); i > 0; --i) {
      TileView view = reading_tile(static_cast<std::size_t>(pick(random, 0, 1)), {});
      for (std::int64_t boxes = pick(random, 0, 3); boxes > 0; --boxes) {
        const std::int64_t lo[2]{pick(random, 0, 8), pick(random, 0, 8)};
        const Box box = test::box({lo[0], lo[1]}, {lo[0] + pick(random, 1, 5), lo[1] + pick(random, 1, 5)});
        (pick(random, 0, 1) ? view.reads : view.exact_writes).push_back(box);
      }
      tile.views.push_back(view);
    }
    refine_groups(tile);
    CAPTURE(seed);
    for (const std::size_t array : {std::size_t{0}, std::size_t{1}}) {
      REQUIRE(stored(tile, array) == accessed_once(tile, array));
    }
  }
}
