#include "geometry/provably_disjoint.hpp"

#include <doctest/doctest.h>

#include <random>
#include <set>

using namespace boxflow;

namespace {

// struct { struct { double x, y; char tag; } at[4]; double mass; } of 104 bytes, ten of them, from 1000 on.
constexpr std::int64_t kOuter = 104;
constexpr std::int64_t kInner = 24;

StridedRange inner_member(std::int64_t offset, std::int64_t bytes) {
  return {1000 + offset, bytes, {{10, kOuter}, {4, kInner}}};
}

// An oracle that goes through all bytes.
std::set<std::int64_t> bytes_of(const StridedRange& range) {
  std::set<std::int64_t> begins{range.begin};
  for (const auto& [extent, stride] : range.dimensions) {
    std::set<std::int64_t> next;
    for (const std::int64_t begin : begins) {
      for (std::int64_t i = 0; i < extent; ++i) next.insert(begin + i * stride);
    }
    begins = std::move(next);
  }
  std::set<std::int64_t> bytes;
  for (const std::int64_t begin : begins) {
    for (std::int64_t i = 0; i < range.element_bytes; ++i) bytes.insert(begin + i);
  }
  return bytes;
}

bool share_a_byte(const StridedRange& a, const StridedRange& b) {
  const std::set<std::int64_t> of_b = bytes_of(b);
  for (const std::int64_t byte : bytes_of(a)) {
    if (of_b.contains(byte)) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("members of structs in arrays inside of structs are apart") {
  const StridedRange x = inner_member(0, 8);
  const StridedRange y = inner_member(8, 8);
  const StridedRange tag = inner_member(16, 1);
  const StridedRange mass{1000 + 4 * kInner, 8, {{10, kOuter}}};
  for (const auto& [a, b] : {std::pair{x, y}, {x, tag}, {y, tag}, {x, mass}, {y, mass}, {tag, mass}}) {
    CHECK(provably_disjoint(a, b));
    CHECK(provably_disjoint(b, a));
  }
  CHECK_FALSE(provably_disjoint(x, x));
  CHECK_FALSE(provably_disjoint(x, inner_member(4, 8)));
  // The next struct inside is the same member again, and so is the next one outside.
  CHECK_FALSE(provably_disjoint(x, inner_member(kInner, 8)));
  CHECK_FALSE(provably_disjoint(y, inner_member(kOuter + 8, 8)));
  CHECK(provably_disjoint(x, {1000, 8, {{0, kOuter}}}));
}

TEST_CASE("whatever is said to be apart has no byte in common") {
  std::mt19937 random(2026);
  const auto any = [&](int low, int high) { return std::uniform_int_distribution<std::int64_t>(low, high)(random); };
  int found = 0;
  for (int round = 0; round < 20000; ++round) {
    const auto range = [&] {
      StridedRange drawn{any(0, 40), any(1, 4), {}};
      for (std::int64_t d = any(0, 3); d > 0; --d) drawn.dimensions.push_back({any(0, 4), any(0, 24)});
      return drawn;
    };
    const StridedRange a = range();
    const StridedRange b = range();
    if (!provably_disjoint(a, b)) continue;
    found += 1;
    REQUIRE_FALSE(share_a_byte(a, b));
  }
  CHECK(found > 1000);
}
