// Boxes of array elements, half-open in every dimension: lo[d] <= p[d] < hi[d]. A box of no dimensions is a scalar: one
// point. Empty boxes (hi[d] <= lo[d] somewhere) hold no point. The TypeScript twin is packages/bbox: same vectors.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "base/small_vector.hpp"

namespace boxflow {

inline constexpr int kMaxRank = 8;

struct Box {
  int rank = 0;
  std::array<std::int64_t, kMaxRank> lo;
  std::array<std::int64_t, kMaxRank> hi;

  Box() = default;
  explicit Box(int dimensions) : rank(dimensions) {
    for (int d = 0; d < rank; ++d) lo[d] = hi[d] = 0;
  }
  Box(const Box& other) noexcept { copy(other); }
  Box& operator=(const Box& other) noexcept {
    copy(other);
    return *this;
  }

  bool empty() const {
    for (int d = 0; d < rank; ++d) {
      if (hi[d] <= lo[d]) return true;
    }
    return false;
  }
  std::int64_t extent(int d) const { return hi[d] - lo[d]; }

  // The same points.
  friend bool operator==(const Box& a, const Box& b) {
    if (a.rank != b.rank) return false;
    if (a.empty() || b.empty()) return a.empty() && b.empty();
    for (int d = 0; d < a.rank; ++d) {
      if (a.lo[d] != b.lo[d] || a.hi[d] != b.hi[d]) return false;
    }
    return true;
  }

 private:
  // Only the dimensions that are there: most arrays have two. The empty statement keeps compilers from making two calls
  // of memcpy of the loop, which take longer.
  void copy(const Box& other) noexcept {
    rank = other.rank;
    for (int d = 0; d < rank; ++d) {
      lo[d] = other.lo[d];
      hi[d] = other.hi[d];
      __asm__ volatile("");
    }
  }
};

using BoxList = SmallVector<Box, 4>;

// The number of points; throws BF5011 where it does not fit 63 bits.
std::int64_t volume(const Box& box);
// For comparisons, where a hull may be larger than any array.
double volume_estimate(const Box& box);

inline bool overlaps(const Box& a, const Box& b) {
  for (int d = 0; d < a.rank; ++d) {
    // Also where one of them is empty.
    if (std::min(a.hi[d], b.hi[d]) <= std::max(a.lo[d], b.lo[d])) return false;
  }
  return true;
}

inline bool is_subset(const Box& a, const Box& b) {
  for (int d = 0; d < a.rank; ++d) {
    if (a.lo[d] < b.lo[d] || a.hi[d] > b.hi[d]) return a.empty();
  }
  return true;
}

// The common points.
inline Box intersect(const Box& a, const Box& b) {
  Box common = a;
  for (int d = 0; d < a.rank; ++d) {
    if (b.lo[d] > common.lo[d]) common.lo[d] = b.lo[d];
    if (b.hi[d] < common.hi[d]) common.hi[d] = b.hi[d];
    if (common.hi[d] < common.lo[d]) common.hi[d] = common.lo[d];
  }
  return common;
}

// The smallest box that holds both: may hold points of neither.
Box box_hull(const Box& a, const Box& b);

// Whether the hull holds no more points than the two one by one.
bool worth_joining(const Box& a, const Box& b);

// Appends the points of `a` that are not in `b`, as at most 2 * rank disjoint boxes; large pieces keep whole rows.
void subtract(const Box& a, const Box& b, BoxList& pieces);
// What is left of the disjoint `boxes` without `hole`.
void subtract_from_all(BoxList& boxes, const Box& hole);

// Takes what `b` holds of `a` away from it, where one box is left; `b` holds some of it, but not all.
void cut_end(Box& a, const Box& b);

// True, with the union in `result`, where the union is a box.
bool exact_union(const Box& a, const Box& b, Box& result);

// The same points in fewer boxes, given disjoint ones; sorted. Of many boxes some may be left that could be joined: it
// takes n log n comparisons for n boxes.
void coalesce(BoxList& boxes);

// By lower bounds, then by upper bounds.
bool box_less(const Box& a, const Box& b);

// `[1][7]`: the subscripts of the element at a row-major position in an array with these bounds.
std::string index_text(const Box& bounds, std::int64_t position);

// `[2,4) x [0,8)`; `scalar` without dimensions.
std::string to_string(const Box& box);

}  // namespace boxflow
