#include "sourced_boxes.hpp"

#include <doctest/doctest.h>

#include "support/boxes.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

Points points_from(const std::vector<SourcedBox>& boxes, const Place* source) {
  Points points;
  for (const SourcedBox& each : boxes) {
    if (each.source == source) points.merge(points_of(each.box));
  }
  return points;
}

std::int64_t elements(const std::vector<SourcedBox>& boxes) {
  std::int64_t sum = 0;
  for (const SourcedBox& each : boxes) sum += volume(each.box);
  return sum;
}

}  // namespace

TEST_CASE("the steps of a triangle and those beside them are one box of their only source") {
  Place place;
  std::vector<SourcedBox> boxes;
  for (std::int64_t i = 0; i < 9; ++i) {
    if (i > 0) boxes.push_back({box({i, 0}, {i + 1, i}), &place});
    boxes.push_back({box({i, i}, {i + 1, 9}), &place});
  }
  join_by_source(boxes);
  REQUIRE(boxes.size() == 1);
  CHECK(boxes[0].source == &place);
  CHECK(boxes[0].box == box({0, 0}, {9, 9}));
}

TEST_CASE("each source keeps its elements, whatever the order is in which they are named") {
  std::mt19937 random(5);
  std::size_t fewer = 0;
  for (int round = 0; round < 500; ++round) {
    const int rank = static_cast<int>(pick(random, 1, 3));
    std::vector<Place> places(3);
    BoxList rest{random_box(random, rank, 6)};
    std::vector<SourcedBox> boxes;
    for (int i = 0; i < 8; ++i) {
      const Box cut = random_box(random, rank, 6);
      for (const Box& each : rest) {
        const Box part = intersect(each, cut);
        if (!part.empty()) boxes.push_back({part, &places[static_cast<std::size_t>(pick(random, 0, 2))]});
      }
      subtract_from_all(rest, cut);
    }
    std::vector<SourcedBox> joined = boxes;
    std::vector<SourcedBox> shuffled = boxes;
    std::shuffle(shuffled.begin(), shuffled.end(), random);
    join_by_source(joined);
    join_by_source(shuffled);
    CHECK(joined.size() <= boxes.size());
    CHECK(elements(joined) == elements(boxes));  // so that they are still disjoint
    for (const Place& place : places) CHECK(points_from(joined, &place) == points_from(boxes, &place));
    const auto same = [](const SourcedBox& a, const SourcedBox& b) { return a.box == b.box && a.source == b.source; };
    CHECK(std::equal(joined.begin(), joined.end(), shuffled.begin(), shuffled.end(), same));
    fewer += joined.size() < boxes.size();
  }
  CHECK(fewer > 20);
}
