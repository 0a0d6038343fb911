// Boxes in tests, and the naive twin of the box algebra: sets of points.
#pragma once

#include <random>
#include <set>
#include <vector>

#include "geometry/box.hpp"

namespace boxflow::test {

using Point = std::vector<std::int64_t>;
using Points = std::set<Point>;

inline Box box(std::initializer_list<std::int64_t> lo, std::initializer_list<std::int64_t> hi) {
  Box result(static_cast<int>(lo.size()));
  std::copy(lo.begin(), lo.end(), result.lo.begin());
  std::copy(hi.begin(), hi.end(), result.hi.begin());
  return result;
}

inline void add_points(const Box& box, Point& prefix, Points& points) {
  const auto d = prefix.size();
  if (d == static_cast<std::size_t>(box.rank)) {
    points.insert(prefix);
    return;
  }
  for (std::int64_t i = box.lo[d]; i < box.hi[d]; ++i) {
    prefix.push_back(i);
    add_points(box, prefix, points);
    prefix.pop_back();
  }
}

inline Points points_of(const Box& box) {
  Points points;
  Point prefix;
  add_points(box, prefix, points);
  return points;
}

template <typename Boxes>
Points points_of_all(const Boxes& boxes) {
  Points points;
  for (const Box& each : boxes) points.merge(points_of(each));
  return points;
}

inline std::int64_t pick(std::mt19937& random, std::int64_t low, std::int64_t high) {
  return std::uniform_int_distribution<std::int64_t>(low, high)(random);
}

// Inside [0, extent) in each dimension; sometimes empty.
inline Box random_box(std::mt19937& random, int rank, std::int64_t extent) {
  Box result(rank);
  for (int d = 0; d < rank; ++d) {
    result.lo[static_cast<std::size_t>(d)] = pick(random, 0, extent - 1);
    result.hi[static_cast<std::size_t>(d)] = pick(random, result.lo[static_cast<std::size_t>(d)], extent);
  }
  return result;
}

}  // namespace boxflow::test
