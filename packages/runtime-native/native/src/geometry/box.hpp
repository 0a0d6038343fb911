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

  // Returns whether the boxes have the same points.
  friend bool operator==(const Box& a, const Box& b) {
    if (a.rank != b.rank) return false;
    if (a.empty() || b.empty()) return a.empty() && b.empty();
    for (int d = 0; d < a.rank; ++d) {
      if (a.lo[d] != b.lo[d] || a.hi[d] != b.hi[d]) return false;
    }
    return true;
  }

 private:
  // Copies only existing dimensions: most arrays have two. The empty statement keeps compilers from turning the loop
  // into two calls of memcpy, which take longer.
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

// Returns the number of points; throws BF5011 if it does not fit 63 bits.
std::int64_t volume(const Box& box);
// Returns an estimate for comparisons: a hull may be larger than any array.
double volume_estimate(const Box& box);

inline bool overlaps(const Box& a, const Box& b) {
  for (int d = 0; d < a.rank; ++d) {
    // This is also correct if one of them is empty.
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

// Returns the common points.
inline Box intersect(const Box& a, const Box& b) {
  Box common = a;
  for (int d = 0; d < a.rank; ++d) {
    if (b.lo[d] > common.lo[d]) common.lo[d] = b.lo[d];
    if (b.hi[d] < common.hi[d]) common.hi[d] = b.hi[d];
    if (common.hi[d] < common.lo[d]) common.hi[d] = common.lo[d];
  }
  return common;
}

// Returns the smallest box that holds both; it may hold points of neither.
Box box_hull(const Box& a, const Box& b);

// Returns whether the hull holds no more points than both boxes together.
bool worth_joining(const Box& a, const Box& b);

// Appends the points of `a` that are not in `b`, as at most 2 * rank disjoint boxes; large pieces keep whole rows.
void subtract(const Box& a, const Box& b, BoxList& pieces);
// Removes `hole` from the disjoint `boxes`.
void subtract_from_all(BoxList& boxes, const Box& hole);

// Removes the points of `b` from `a` if one box is left. `b` holds some points of `a`, but not all.
void cut_end(Box& a, const Box& b);

// Returns whether the union is a box, and writes it to `result`.
bool exact_union(const Box& a, const Box& b, Box& result);

// Replaces disjoint boxes by fewer ones with the same points, sorted. If there are many, some that could be joined may
// be left: it takes n log n comparisons for n boxes.
void coalesce(BoxList& boxes);

// Compares boxes by lower bounds, then by upper bounds.
bool box_less(const Box& a, const Box& b);

// Returns the subscripts of the element at a row-major position in an array with these bounds, such as `[1][7]`.
std::string index_text(const Box& bounds, std::int64_t position);

// Returns text such as `[2,4) x [0,8)`, or `scalar` without dimensions.
std::string to_string(const Box& box);

}  // namespace boxflow
