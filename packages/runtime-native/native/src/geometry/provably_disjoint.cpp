#include "geometry/provably_disjoint.hpp"

namespace boxflow {

namespace {

// Returns the elements inside one period: dimensions that step by whole periods are left out.
StridedRange within(std::int64_t period, const StridedRange& range, std::int64_t begin) {
  StridedRange part{begin, range.element_bytes, {}};
  for (const StridedRange::Dimension& dimension : range.dimensions) {
    if (dimension.stride % period != 0) part.dimensions.push_back(dimension);
  }
  return part;
}

// Returns whether ranges that repeat with `period`, and are no wider, are apart. Each `a` is near two copies of `b`.
bool apart_within(std::int64_t period, const StridedRange& a, const StridedRange& b) {
  const std::int64_t distance = (b.begin - a.begin) % period;
  const std::int64_t offset = distance < 0 ? distance + period : distance;
  const StridedRange a_part = within(period, a, 0);
  const StridedRange b_part = within(period, b, offset);
  if (a_part.width() > period || b_part.width() > period) return false;
  return provably_disjoint(a_part, b_part) && provably_disjoint(a_part, within(period, b, offset - period));
}

}  // namespace

std::int64_t StridedRange::width() const {
  std::int64_t bytes = element_bytes;
  for (const Dimension& dimension : dimensions) {
    if (dimension.extent <= 0) return 0;
    bytes += (dimension.extent - 1) * dimension.stride;
  }
  return bytes;
}

bool provably_disjoint(const StridedRange& a, const StridedRange& b) {
  if (a.begin >= b.begin + b.width() || b.begin >= a.begin + a.width()) return true;
  // Each period leaves out at least one dimension, so the recursion ends.
  for (const StridedRange* range : {&a, &b}) {
    for (const StridedRange::Dimension& dimension : range->dimensions) {
      if (dimension.stride > 0 && apart_within(dimension.stride, a, b)) return true;
    }
  }
  return false;
}

}  // namespace boxflow
