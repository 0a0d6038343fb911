// The inner part of an interval against a search through all parts.
#include <doctest/doctest.h>

#include <random>
#include <set>

#include "placement/inner_interval.hpp"

using namespace boxflow;

namespace {

std::optional<TileInterval> expected_inner(TileInterval whole, const std::set<std::int64_t>& sending) {
  const std::int64_t most = whole.width() / kWidestEnd;
  TileInterval inner = whole;
  bool any = false;
  for (const std::int64_t i : sending) {
    any = true;
    if (i < whole.lo + most) {
      inner.lo = std::max(inner.lo, i + 1);
    } else if (i >= whole.hi - most) {
      inner.hi = std::min(inner.hi, i);
    } else {
      return std::nullopt;
    }
  }
  if (!any || most == 0) return std::nullopt;
  if (inner.lo > whole.lo && !sending.contains(whole.lo)) return std::nullopt;
  if (inner.hi < whole.hi && !sending.contains(whole.hi - 1)) return std::nullopt;
  return inner;
}

}  // namespace

TEST_CASE("the ends are those that a search finds") {
  std::mt19937 random(7);
  const auto pick = [&](std::int64_t lo, std::int64_t hi) {
    return std::uniform_int_distribution<std::int64_t>(lo, hi)(random);
  };
  int cut = 0;
  for (int trial = 0; trial < 4000; ++trial) {
    const std::int64_t lo = pick(-50, 50);
    const TileInterval whole{lo, lo + pick(1, 400)};
    std::set<std::int64_t> sending;
    const std::int64_t end = pick(1, 1 + whole.width() / 12);
    for (std::int64_t count = pick(0, 3); count > 0; --count) {
      const std::int64_t from_end = pick(0, std::min(end, whole.width()) - 1);
      sending.insert(pick(0, 1) == 0 ? whole.lo + from_end : whole.hi - 1 - from_end);
    }
    const auto sends = [&](TileInterval part) {
      const auto first = sending.lower_bound(part.lo);
      return first != sending.end() && *first < part.hi;
    };
    const std::optional<TileInterval> inner = inner_interval(whole, sends);
    CAPTURE(trial);
    REQUIRE(inner == expected_inner(whole, sending));
    cut += inner.has_value();
  }
  CHECK(cut > 200);
}

TEST_CASE("an end of one iteration is found at once") {
  int asked = 0;
  const auto sends = [&](TileInterval part) {
    ++asked;
    return part.hi > 999'999;
  };
  CHECK(inner_interval({0, 1'000'000}, sends) == TileInterval{0, 999'999});
  CHECK(asked == 6);
}
