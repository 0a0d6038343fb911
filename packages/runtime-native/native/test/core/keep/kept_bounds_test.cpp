// Regions that use memory of an array that stays with other bounds or dimensions.
#include <doctest/doctest.h>

#include <algorithm>

#include "support/kept_run.hpp"

using namespace boxflow;
using namespace boxflow::test;

TEST_CASE("a region that begins elsewhere in the same memory gets it from the host") {
  for (const std::int64_t n : {60, 90}) {
    constexpr std::int64_t from = 30;
    KeptRun run(3);
    Values x = all(5);
    run.region(run.plans[kIncrements], x, 100);
    const RegionStats second = run.region(run.plans[kIncrements], x, n, true, from);
    CHECK(second.of(Purpose::kWriteOut).bytes == 100 * sizeof(std::int64_t));
    CHECK(second.counters.kept_bytes == 0);
    run.announce(kEverything, HostAccess::kWrite);
    for (std::int64_t i = 0; i < kElements; ++i) {
      CHECK(x[static_cast<std::size_t>(i)] == 5 + (i < 100 ? 1 : 0) + (from <= i && i < from + n ? 1 : 0));
    }
  }
}

TEST_CASE("a region with less or more of an array goes on with what is there") {
  for (const std::size_t devices : {1, 3}) {
    for (const auto& lengths : {std::vector<std::int64_t>{100, 60, 120, 7, 120}, {60, 100, 60, 100}}) {
      KeptRun run(devices);
      Values x = all(5);
      std::int64_t longest = 0;
      for (const std::int64_t n : lengths) {
        const RegionStats stats = run.region(run.plans[kIncrements], x, n);
        CHECK(stats.of(Purpose::kWriteOut).bytes == 0);
        CHECK(stats.counters.kept_bytes >= static_cast<std::uint64_t>(longest) * sizeof(std::int64_t));
        longest = std::max(longest, n);
      }
      CHECK(run.kept->size() == 1);
      CHECK(run.announce(kEverything, HostAccess::kWrite) == static_cast<std::uint64_t>(longest) * 8);
      for (std::int64_t i = 0; i < kElements; ++i) {
        const auto uses = std::count_if(lengths.begin(), lengths.end(), [&](std::int64_t n) { return i < n; });
        CHECK(x[static_cast<std::size_t>(i)] == 5 + uses);
      }
    }
  }
}

TEST_CASE("a region with other dimensions goes on with what is there, where boxes are whole rows") {
  for (const std::size_t devices : {1, 2, 3, 5, 7}) {
    CAPTURE(devices);
    // Twelve rows in equal parts are equal parts of the elements; else all goes to the host and comes back.
    const bool stays = kRows % devices == 0;
    KeptRun run(devices);
    Values x = all(5);
    run.region(run.plans[kIncrements], x);
    for (const std::size_t plan : {kDoubles, kDoubles, kIncrements, kIncrements, kDoubles}) {
      const RegionStats stats = run.region(run.plans[plan], x);
      if (stays) {
        CHECK(stats.of(Purpose::kReadIn).bytes == 0);
        CHECK(stats.of(Purpose::kWriteOut).bytes == 0);
        CHECK(stats.counters.kept_bytes == kBytes);
      }
    }
    CHECK(run.kept->size() == 1);
    // The host has an element, too: the rest is not a box in two dimensions.
    run.announce(range_of(x, 17, 1), HostAccess::kRead);
    CHECK(x[17] == 52);
    CHECK(run.region(run.plans[kIncrements], x).of(Purpose::kReadIn).bytes == 0);  // rows follow each other
    run.announce(range_of(x, 17, 1), HostAccess::kRead);
    CHECK(x[17] == 53);
    CHECK((run.region(run.plans[kDoubles], x).of(Purpose::kReadIn).bytes == 0) == stays);
    CHECK(run.announce(kEverything, HostAccess::kRead) == kBytes);
    CHECK(x == all(((6 * 4 + 2) * 2 + 1) * 2));
  }
}

TEST_CASE("an array is not longer than up to the next one of the region") {
  KeptRun run(2);
  Values x = all(5);
  run.region(run.plans[kIncrements], x);
  Values z(40);
  const RegionStats sum = run.region(run.plans[kAdds], {x.data(), x.data() + 40, z.data()}, 40, true);
  CHECK(sum.of(Purpose::kWriteOut).bytes == kBytes);
  run.announce(kEverything, HostAccess::kRead);
  CHECK(z == Values(40, 12));
}
