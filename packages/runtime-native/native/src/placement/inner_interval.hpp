// Finds the ends of an interval whose results other devices wait for. They are computed first, and their copies overlap
// with the rest. A stencil's ends are a few iterations wide.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "geometry/distribution.hpp"

namespace boxflow {

// Ends that are wider than this share of the interval would not leave enough to compute while they are copied.
inline constexpr std::int64_t kWidestEnd = 16;

// Returns the least width in [1, most] for which `is_enough` returns true. It returns true for `most`, and for all
// widths above the least one.
template <typename IsEnough>
std::int64_t least_width(std::int64_t most, const IsEnough& is_enough) {
  std::int64_t too_small = 0;
  std::int64_t enough = 1;  // most ends have one iteration
  while (enough < most && !is_enough(enough)) {
    too_small = enough;
    enough = std::min(2 * enough, most);
  }
  while (enough - too_small > 1) {
    const std::int64_t middle = too_small + (enough - too_small) / 2;
    (is_enough(middle) ? enough : too_small) = middle;
  }
  return enough;
}

// Returns the largest part of the interval that sends nothing, if it lacks only narrow ends. Returns nothing if the
// whole interval sends nothing, or if its middle sends something. An end must send its outermost iteration: a single
// iteration that happens to be near an end is not worth a launch. `sends(part)` is true for each part that contains one
// that sends.
template <typename Sends>
std::optional<TileInterval> inner_interval(TileInterval whole, const Sends& sends) {
  const std::int64_t most = whole.width() / kWidestEnd;
  if (most == 0) return std::nullopt;
  TileInterval inner{whole.lo + most, whole.hi - most};
  if (!sends(whole) || sends(inner)) return std::nullopt;
  const auto from = [&](std::int64_t lo) { return !sends({lo, inner.hi}); };
  if (from(whole.lo)) {
    inner.lo = whole.lo;
  } else {
    if (!sends({whole.lo, whole.lo + 1})) return std::nullopt;
    inner.lo = whole.lo + least_width(most, [&](std::int64_t width) { return from(whole.lo + width); });
  }
  const auto up_to = [&](std::int64_t hi) { return !sends({inner.lo, hi}); };
  if (up_to(whole.hi)) {
    inner.hi = whole.hi;
  } else {
    if (!sends({whole.hi - 1, whole.hi})) return std::nullopt;
    inner.hi = whole.hi - least_width(most, [&](std::int64_t width) { return up_to(whole.hi - width); });
  }
  return inner;
}

}  // namespace boxflow
