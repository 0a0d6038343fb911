#include "keep/reshaped.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace boxflow;

namespace {

Box bounds_of(const std::vector<std::int64_t>& extents) {
  Box bounds(static_cast<int>(extents.size()));
  std::copy(extents.begin(), extents.end(), bounds.hi.begin());
  return bounds;
}

// Positions in memory.
std::vector<std::int64_t> elements(const Box& box, const Box& bounds) {
  std::vector<std::int64_t> found{0};
  for (int d = 0; d < box.rank; ++d) {
    std::vector<std::int64_t> next;
    for (const std::int64_t outer : found) {
      for (std::int64_t i = box.lo[d]; i < box.hi[d]; ++i) next.push_back(outer * bounds.extent(d) + i);
    }
    found = std::move(next);
  }
  return found;
}

template <typename Visit>
void for_each_box(const Box& bounds, const Visit& visit) {
  std::vector<Box> boxes{bounds};
  for (int d = 0; d < bounds.rank; ++d) {
    std::vector<Box> next;
    for (const Box& box : boxes) {
      for (std::int64_t lo = 0; lo < bounds.hi[d]; ++lo) {
        for (std::int64_t hi = lo + 1; hi <= bounds.hi[d]; ++hi) {
          next.push_back(box);
          next.back().lo[d] = lo;
          next.back().hi[d] = hi;
        }
      }
    }
    boxes = std::move(next);
  }
  for (const Box& box : boxes) visit(box);
}

bool follow_each_other(const std::vector<std::int64_t>& elements) {
  return elements.back() - elements.front() + 1 == static_cast<std::int64_t>(elements.size());
}

}  // namespace

TEST_CASE("what follows each other in memory is as few boxes in other dimensions as can be, in order") {
  const std::vector<std::vector<std::int64_t>> shapes{{24}, {4, 6}, {6, 4}, {2, 3, 4}, {1, 24}, {24, 1}, {2, 1, 12}};
  for (const auto& from_extents : shapes) {
    for (const auto& to_extents : shapes) {
      const Box from = bounds_of(from_extents);
      const Box to = bounds_of(to_extents);
      std::set<std::vector<std::int64_t>> boxes_there;
      for_each_box(to, [&](const Box& box) { boxes_there.insert(elements(box, to)); });
      for_each_box(from, [&](const Box& box) {
        const std::vector<std::int64_t> wanted = elements(box, from);
        const BoxList found = reshaped(box, from, to);
        REQUIRE(found.empty() == !follow_each_other(wanted));
        if (found.empty()) return;
        REQUIRE((found.size() == 1) == (boxes_there.count(wanted) > 0));
        std::vector<std::int64_t> all;
        for (const Box& part : found) {
          const std::vector<std::int64_t> some = elements(part, to);
          all.insert(all.end(), some.begin(), some.end());
        }
        REQUIRE(all == wanted);
      });
    }
  }
}
