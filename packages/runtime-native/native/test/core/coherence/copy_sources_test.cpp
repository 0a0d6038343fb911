#include "coherence/copy_sources.hpp"

#include <doctest/doctest.h>

#include "support/boxes.hpp"
#include "support/time_limit.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

Points points_from(const std::vector<CopySource>& boxes, const Place* source) {
  Points points;
  for (const CopySource& each : boxes) {
    if (each.source == source) points.merge(points_of(each.box));
  }
  return points;
}

std::int64_t elements(const std::vector<CopySource>& boxes) {
  std::int64_t sum = 0;
  for (const CopySource& each : boxes) sum += volume(each.box);
  return sum;
}

}  // namespace

TEST_CASE("the steps of a triangle and those beside them are one box of their only source") {
  Place place;
  std::vector<CopySource> boxes;
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
    std::vector<CopySource> boxes;
    for (int i = 0; i < 8; ++i) {
      const Box cut = random_box(random, rank, 6);
      for (const Box& each : rest) {
        const Box part = intersect(each, cut);
        if (!part.empty()) boxes.push_back({part, &places[static_cast<std::size_t>(pick(random, 0, 2))]});
      }
      subtract_from_all(rest, cut);
    }
    std::vector<CopySource> joined = boxes;
    std::vector<CopySource> shuffled = boxes;
    std::shuffle(shuffled.begin(), shuffled.end(), random);
    join_by_source(joined);
    join_by_source(shuffled);
    CHECK(joined.size() <= boxes.size());
    CHECK(elements(joined) == elements(boxes));  // so that they are still disjoint
    for (const Place& place : places) CHECK(points_from(joined, &place) == points_from(boxes, &place));
    const auto same = [](const CopySource& a, const CopySource& b) { return a.box == b.box && a.source == b.source; };
    CHECK(std::equal(joined.begin(), joined.end(), shuffled.begin(), shuffled.end(), same));
    fewer += joined.size() < boxes.size();
  }
  CHECK(fewer > 20);
}

// As of a factorisation's columns: the first column from row 1 on, the second one from row 2 on, and so on.
TEST_CASE("thousands of strips that end at a diagonal are joined as fast as they are sorted") {
  constexpr std::int64_t n = 20000;
  Place place;
  std::vector<CopySource> boxes;
  for (std::int64_t i = 0; i < n; ++i) {
    boxes.push_back({box({i, i}, {i + 1, n}), &place});
    if (i > 0) boxes.push_back({box({i, i - 1}, {n, i}), &place});
  }
  const TimeLimit limit(std::chrono::seconds(20));
  std::vector<CopySource> without_first = boxes;
  without_first.erase(without_first.begin());
  join_by_source(boxes);
  CHECK(boxes.size() == 1);
  join_by_source(without_first);
  CHECK(elements(without_first) == n * n - n);
}

// As of a serial loop that leaves a buffer in each iteration.
TEST_CASE("a hundred thousand sources take as long as it takes to sort them") {
  constexpr std::size_t n = 100000;
  std::vector<Place> places(n);
  std::vector<CopySource> boxes;
  for (std::size_t i = 0; i < n; ++i) {
    const auto row = static_cast<std::int64_t>(i);
    boxes.push_back({box({row, 0}, {row + 1, 8}), &places[i]});
  }
  const TimeLimit limit(std::chrono::seconds(5));
  join_by_source(boxes);
  CHECK(boxes.size() == n);
}
