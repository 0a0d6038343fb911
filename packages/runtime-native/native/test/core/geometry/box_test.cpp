#include <doctest/doctest.h>

#include <algorithm>

#include "support/boxes.hpp"
#include "support/expect_error.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

Points difference(const Points& a, const Points& b) {
  Points result;
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::inserter(result, result.end()));
  return result;
}

bool disjoint(const BoxList& boxes) {
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (overlaps(boxes[i], boxes[j])) return false;
    }
  }
  return true;
}

}  // namespace

TEST_CASE("box operations equal those on sets of points") {
  std::mt19937 random(7);
  for (int round = 0; round < 600; ++round) {
    const int rank = static_cast<int>(pick(random, 0, 3));
    const Box a = random_box(random, rank, 5);
    const Box b = random_box(random, rank, 5);
    const Points in_a = points_of(a);
    const Points in_b = points_of(b);
    const Points outside = difference(in_a, in_b);

    CHECK(volume(a) == static_cast<std::int64_t>(in_a.size()));
    CHECK(a.empty() == in_a.empty());
    CHECK((a == b) == (in_a == in_b));
    CHECK(is_subset(a, b) == outside.empty());
    CHECK(points_of(intersect(a, b)) == difference(in_a, outside));
    CHECK(overlaps(a, b) == !intersect(a, b).empty());

    BoxList pieces;
    subtract(a, b, pieces);
    CHECK(points_of_all(pieces) == outside);
    CHECK(disjoint(pieces));

    Box joined;
    Points both = in_a;
    both.insert(in_b.begin(), in_b.end());
    if (exact_union(a, b, joined)) {
      CHECK(points_of(joined) == both);
    } else {
      CHECK(points_of(box_hull(a, b)) != both);
    }
  }
}

TEST_CASE("lists of boxes equal sets of points") {
  std::mt19937 random(8);
  for (int round = 0; round < 200; ++round) {
    const int rank = static_cast<int>(pick(random, 1, 3));
    BoxList boxes;
    subtract(random_box(random, rank, 6), random_box(random, rank, 6), boxes);
    const Points before = points_of_all(boxes);
    const Box hole = random_box(random, rank, 6);
    subtract_from_all(boxes, hole);
    CHECK(points_of_all(boxes) == difference(before, points_of(hole)));
    CHECK(disjoint(boxes));
    const std::size_t count = boxes.size();
    coalesce(boxes);
    CHECK(points_of_all(boxes) == difference(before, points_of(hole)));
    CHECK(disjoint(boxes));
    CHECK(boxes.size() <= count);
  }
}

TEST_CASE("a scalar is one point") {
  const Box scalar(0);
  CHECK(volume(scalar) == 1);
  CHECK_FALSE(scalar.empty());
  CHECK(to_string(scalar) == "scalar");
  BoxList rest;
  subtract(scalar, scalar, rest);
  CHECK(rest.empty());
}

TEST_CASE("a box that no memory holds is an error, not a small number") {
  const std::int64_t huge = std::int64_t{1} << 40;
  expect_error("BF5011", "the box [0,1099511627776) x [0,1099511627776) holds more elements than any memory",
               [&] { volume(box({0, 0}, {huge, huge})); });
  CHECK(volume_estimate(box({0, 0}, {huge, huge})) > 1e24);
}

TEST_CASE("what is cut off at an end of a box is what another one holds of it, or nothing is") {
  std::mt19937 random(31);
  int cut = 0;
  for (int round = 0; round < 3000; ++round) {
    const int rank = static_cast<int>(pick(random, 1, 3));
    const Box a = random_box(random, rank, 5);
    const Box b = random_box(random, rank, 5);
    if (!overlaps(a, b) || is_subset(a, b)) continue;
    BoxList rest;
    subtract(a, b, rest);
    Box left = a;
    cut_end(left, b);
    CHECK(points_of(left) == (rest.size() == 1 ? points_of(rest[0]) : points_of(a)));
    cut += rest.size() == 1;
  }
  CHECK(cut > 100);
}
