// Accesses of the program to some elements of arrays that stay on the devices: only these go to the host.
#include <doctest/doctest.h>

#include <random>

#include "support/kept_run.hpp"

using namespace boxflow;
using namespace boxflow::test;

TEST_CASE("of an array that the program reads an element of, only that goes to the host") {
  for (const std::size_t devices : {1, 3}) {
    KeptRun run(devices);
    Values x = all(5), expected = all(5);
    run.region(run.plans[kIncrements], x);
    CHECK(run.announce(range_of(x, 7, 1), HostAccess::kRead) == 8);
    expected[7] = 6;
    CHECK(x == expected);
    CHECK(run.announce(range_of(x, 7, 1), HostAccess::kRead) == 0);
    CHECK(run.region(run.plans[kIncrements], x).of(Purpose::kReadIn).bytes == 0);
    // Half of two elements.
    const HostRange parts{range_of(x, 30).begin + 4, range_of(x, 32).begin - 4};
    CHECK(run.announce(parts, HostAccess::kRead) == 16);
    CHECK(run.announce(kEverything, HostAccess::kRead) == kBytes - 16);
    CHECK(x == all(7));
  }
}

TEST_CASE("of an array that the program writes an element of, only that leaves the devices") {
  for (const std::size_t devices : {1, 3}) {
    KeptRun run(devices);
    Values x = all(5), expected = all(7);
    run.region(run.plans[kIncrements], x);
    CHECK(run.announce(range_of(x, 3, 1), HostAccess::kWrite) == 8);
    x[3] = 100;
    CHECK(run.announce(range_of(x, 3, 1), HostAccess::kWrite) == 0);
    const RegionStats second = run.region(run.plans[kIncrements], x);
    CHECK(second.of(Purpose::kReadIn).bytes == 8);
    CHECK(second.counters.kept_bytes == kBytes - 8);
    run.announce(kEverything, HostAccess::kWrite);
    expected[3] = 101;
    CHECK(x == expected);
    CHECK(run.kept->empty());
  }
}

TEST_CASE("an array that the program goes through element by element is there after few copies") {
  for (const HostAccess access : {HostAccess::kRead, HostAccess::kWrite}) {
    KeptRun run(2);
    Values x = all(5);
    run.region(run.plans[kIncrements], x);
    int copies = 0;
    std::uint64_t bytes = 0;
    for (std::size_t i = 0; i < kElements; ++i) {
      const std::uint64_t moved = run.announce(range_of(x, i, 1), access);
      CHECK(x[i] == 6);
      copies += moved > 0 ? 1 : 0;
      bytes += moved;
    }
    CHECK(bytes == kBytes);
    CHECK(copies <= 4 + 5);
    CHECK(run.announce(kEverything, HostAccess::kWrite) == 0);
  }
}

TEST_CASE("the elements that bytes are of") {
  std::mt19937 random(1);
  const auto pick = [&](int least, int most) { return std::uniform_int_distribution(least, most)(random); };
  for (int round = 0; round < 2000; ++round) {
    RegionArray array;
    const int rank = pick(1, 3);
    array.bounds = Box(rank);
    array.host->element_bytes = array.element_bytes = pick(0, 1) ? 4 : 8;
    std::int64_t stride = pick(1, 3);
    for (int d = rank - 1; d >= 0; --d) {
      array.bounds.hi[d] = pick(1, 4);
      array.host->strides[d] = stride;
      stride = stride * array.bounds.hi[d] + pick(0, 2);
    }
    array.host->box = array.bounds;
    std::vector<char> memory(static_cast<std::size_t>(stride) * array.element_bytes);
    array.host->host = memory.data();
    const auto base = reinterpret_cast<std::uintptr_t>(memory.data());
    const std::uintptr_t begin = base + static_cast<std::size_t>(pick(0, static_cast<int>(memory.size()) - 1));
    const std::uintptr_t end = begin + static_cast<std::size_t>(pick(1, pick(0, 1) ? 4 : 40));
    const Box found = elements_in(array, begin, end);
    for (std::int64_t k = 0; k < volume(array.bounds); ++k) {
      Box point = array.bounds;
      std::int64_t left = k;
      for (int d = rank - 1; d >= 0; --d) {
        point.lo[d] = left % array.bounds.hi[d];
        point.hi[d] = point.lo[d] + 1;
        left /= array.bounds.hi[d];
      }
      const std::uintptr_t place = base + array.host->byte_offset(point);
      if (place >= end || place + array.element_bytes <= begin) continue;
      CHECK(is_subset(point, found));
      if (place <= begin && end <= place + array.element_bytes) CHECK(found == point);
    }
    CHECK(is_subset(found, array.bounds));
  }
}

TEST_CASE("accesses beside an array leave it where it is") {
  KeptRun run(2);
  Values x = all(5);
  run.region(run.plans[kIncrements], x, 100, true, 10);
  CHECK(run.announce(range_of(x, 0, 10), HostAccess::kWrite) == 0);
  CHECK(run.announce(range_of(x, 110, 10), HostAccess::kRead) == 0);
  CHECK(run.kept->size() == 1);
}
