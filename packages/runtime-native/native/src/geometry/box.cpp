#include "geometry/box.hpp"

#include <algorithm>

#include "base/error.hpp"

namespace boxflow {

std::int64_t volume(const Box& box) {
  if (box.empty()) return 0;
  std::int64_t product = 1;
  for (int d = 0; d < box.rank; ++d) {
    std::int64_t extent = 0;
    if (__builtin_sub_overflow(box.hi[d], box.lo[d], &extent) || __builtin_mul_overflow(product, extent, &product)) {
      throw Error("BF5011", "the box " + to_string(box) + " holds more elements than any memory", "use smaller sizes");
    }
  }
  return product;
}

double volume_estimate(const Box& box) {
  if (box.empty()) return 0;
  double product = 1;
  for (int d = 0; d < box.rank; ++d) product *= static_cast<double>(box.hi[d]) - static_cast<double>(box.lo[d]);
  return product;
}

Box box_hull(const Box& a, const Box& b) {
  if (b.empty()) return a;
  if (a.empty()) return b;
  Box hull = a;
  for (int d = 0; d < a.rank; ++d) {
    hull.lo[d] = std::min(a.lo[d], b.lo[d]);
    hull.hi[d] = std::max(a.hi[d], b.hi[d]);
  }
  return hull;
}

bool worth_joining(const Box& a, const Box& b) {
  return volume_estimate(box_hull(a, b)) <= volume_estimate(a) + volume_estimate(b);
}

void subtract(const Box& a, const Box& b, BoxList& pieces) {
  if (a.empty()) return;
  const Box common = intersect(a, b);
  if (common.empty()) {
    pieces.push_back(a);
    return;
  }
  Box rest = a;
  for (int d = 0; d < a.rank; ++d) {
    if (rest.lo[d] < common.lo[d]) {
      Box low = rest;
      low.hi[d] = common.lo[d];
      pieces.push_back(low);
    }
    if (common.hi[d] < rest.hi[d]) {
      Box high = rest;
      high.lo[d] = common.hi[d];
      pieces.push_back(high);
    }
    rest.lo[d] = common.lo[d];
    rest.hi[d] = common.hi[d];
  }
}

void subtract_from_all(BoxList& boxes, const Box& hole) {
  const std::size_t count = boxes.size();
  std::size_t kept = 0;
  BoxList added;
  for (std::size_t i = 0; i < count; ++i) {
    if (!overlaps(boxes[i], hole)) {
      if (kept != i) boxes[kept] = boxes[i];
      ++kept;
    } else {
      subtract(boxes[i], hole, added);
    }
  }
  boxes.truncate(kept);
  boxes.append(added);
}

namespace {

// Returns the only dimension in which boxes differ; -1 if there is none, or there are several.
int different_dimension(const Box& a, const Box& b) {
  int different = -1;
  for (int d = 0; d < a.rank; ++d) {
    if (a.lo[d] == b.lo[d] && a.hi[d] == b.hi[d]) continue;
    if (different >= 0) return -1;
    different = d;
  }
  return different;
}

// An order that puts the boxes of one column along `d` next to each other, sorted.
bool column_less(const Box& a, const Box& b, int d) {
  for (int other = 0; other < a.rank; ++other) {
    if (other == d) continue;
    if (a.lo[other] != b.lo[other]) return a.lo[other] < b.lo[other];
    if (a.hi[other] != b.hi[other]) return a.hi[other] < b.hi[other];
  }
  return a.lo[d] < b.lo[d];
}

void join_along(BoxList& boxes, int d) {
  std::sort(boxes.begin(), boxes.end(), [d](const Box& a, const Box& b) { return column_less(a, b, d); });
  std::size_t kept = 0;
  for (std::size_t i = 1; i < boxes.size(); ++i) {
    Box& last = boxes[kept];
    if (last.hi[d] == boxes[i].lo[d] && different_dimension(last, boxes[i]) == d) {
      last.hi[d] = boxes[i].hi[d];
    } else {
      boxes[++kept] = boxes[i];
    }
  }
  boxes.truncate(kept + 1);
}

}  // namespace

void cut_end(Box& a, const Box& b) {
  int open = -1;  // the dimension that `b` does not fill
  for (int d = 0; d < a.rank; ++d) {
    if (b.lo[d] <= a.lo[d] && b.hi[d] >= a.hi[d]) continue;
    if (open >= 0) return;
    open = d;
  }
  if (b.lo[open] <= a.lo[open]) {
    a.lo[open] = b.hi[open];
  } else if (b.hi[open] >= a.hi[open]) {
    a.hi[open] = b.lo[open];
  }
}

bool exact_union(const Box& a, const Box& b, Box& result) {
  if (is_subset(b, a)) {
    result = a;
    return true;
  }
  if (is_subset(a, b)) {
    result = b;
    return true;
  }
  const int d = different_dimension(a, b);
  if (d < 0 || a.lo[d] > b.hi[d] || b.lo[d] > a.hi[d]) return false;
  result = box_hull(a, b);
  return true;
}

void coalesce(BoxList& boxes) {
  // Strips that end at a diagonal join one pair in each round, so there would be as many rounds as strips.
  constexpr std::size_t kFew = 64;
  bool goes_on = boxes.size() > 1 && boxes[0].rank > 0;
  while (goes_on) {
    const std::size_t before = boxes.size();
    for (int d = boxes[0].rank - 1; d >= 0; --d) join_along(boxes, d);
    goes_on = before - boxes.size() > (before > kFew ? before / 8 : 0);
  }
  std::sort(boxes.begin(), boxes.end(), box_less);
}

bool box_less(const Box& a, const Box& b) {
  for (int d = 0; d < a.rank; ++d) {
    if (a.lo[d] != b.lo[d]) return a.lo[d] < b.lo[d];
  }
  for (int d = 0; d < a.rank; ++d) {
    if (a.hi[d] != b.hi[d]) return a.hi[d] < b.hi[d];
  }
  return false;
}

std::string index_text(const Box& bounds, std::int64_t position) {
  std::string text;
  for (int d = bounds.rank - 1; d >= 0; --d) {
    std::string subscript = "[";
    subscript += std::to_string(position % bounds.extent(d));
    subscript += "]";
    text = subscript + text;
    position /= bounds.extent(d);
  }
  return text;
}

std::string to_string(const Box& box) {
  if (box.rank == 0) return "scalar";
  std::string text;
  for (int d = 0; d < box.rank; ++d) {
    if (d > 0) text += " x ";
    text += "[" + std::to_string(box.lo[d]) + "," + std::to_string(box.hi[d]) + ")";
  }
  return text;
}

}  // namespace boxflow
