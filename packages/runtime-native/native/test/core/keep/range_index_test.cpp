#include "keep/range_index.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <random>
#include <set>
#include <vector>

using namespace boxflow;

namespace {

struct Numbered {
  HostRange range;
  bool inside = false;
};

std::set<const Numbered*> found_in(const RangeIndex<Numbered>& index, const HostRange& range) {
  std::set<const Numbered*> found;
  index.for_each_overlapping(range, [&](const Numbered& each) { CHECK(found.insert(&each).second); });
  return found;
}

std::set<const Numbered*> expected_in(const std::vector<Numbered>& all, const HostRange& range) {
  std::set<const Numbered*> expected;
  for (const Numbered& each : all) {
    if (each.inside && overlap(each.range, range)) expected.insert(&each);
  }
  return expected;
}

}  // namespace

TEST_CASE("an index of ranges finds those that overlap, whatever their sizes are") {
  std::mt19937 random(1);
  const auto below = [&](std::uintptr_t limit) {
    return std::uniform_int_distribution(std::uintptr_t{0}, limit - 1)(random);
  };
  std::vector<Numbered> all(200);
  for (Numbered& each : all) {
    const std::uintptr_t begin = below(1000);
    each.range = {begin, begin + 1 + below(std::uintptr_t{1} << below(11))};
  }
  all[0].range = kEverything;
  RangeIndex<Numbered> index;
  for (int round = 0; round < 4000; ++round) {
    Numbered& each = all[below(all.size())];
    if (each.inside) {
      index.remove(each.range, &each);
    } else {
      index.add(each.range, &each);
    }
    each.inside = !each.inside;
    const std::uintptr_t begin = below(1200);
    const HostRange range{begin, begin + 1 + below(60)};
    CHECK(found_in(index, range) == expected_in(all, range));
  }
  CHECK(found_in(index, kEverything) == expected_in(all, kEverything));
}
