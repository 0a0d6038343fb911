// Arrays that stay on the devices from region to region: what moves, and what the program has in memory in between.
#include <doctest/doctest.h>

#include <random>

#include "support/kept_run.hpp"
#include "support/thoroughness.hpp"

using namespace boxflow;
using namespace boxflow::test;

TEST_CASE("an array stays until the program reads it, and after that as well") {
  for (const std::size_t devices : {1, 3}) {
    KeptRun run(devices);
    Values x = all(5);
    const RegionStats first = run.region(run.plans[kIncrements], x);
    CHECK(first.of(Purpose::kReadIn).bytes == kBytes);
    CHECK(first.of(Purpose::kWriteOut).bytes == 0);
    CHECK(first.counters.kept_bytes == 0);
    CHECK(x == all(5));  // owed
    const RegionStats second = run.region(run.plans[kIncrements], x);
    CHECK(second.of(Purpose::kReadIn).bytes == 0);
    CHECK(second.counters.kept_bytes == kBytes);
    CHECK(run.announce(range_of(x), HostAccess::kRead) == kBytes);
    CHECK(x == all(7));
    CHECK(run.announce(range_of(x, 7, 1), HostAccess::kRead) == 0);
    CHECK(run.region(run.plans[kIncrements], x).of(Purpose::kReadIn).bytes == 0);
    CHECK(run.announce(kEverything, HostAccess::kRead) == kBytes);
    CHECK(x == all(8));
  }
}

TEST_CASE("an array that the program writes leaves the devices first") {
  KeptRun run(2);
  Values x = all(5);
  run.region(run.plans[kIncrements], x);
  CHECK(run.announce(range_of(x), HostAccess::kWrite) == kBytes);
  CHECK(run.kept->empty());
  x[3] = 100;
  CHECK(run.region(run.plans[kIncrements], x, kElements, false).of(Purpose::kReadIn).bytes == kBytes);
  CHECK(x[2] == 7);
  CHECK(x[3] == 101);
  CHECK(run.kept->empty());
}

TEST_CASE("what is forgotten is never written, and gives its memory back") {
  KeptRun run(2);
  Values x = all(5);
  run.region(run.plans[kIncrements], x);
  CHECK(run.announce(range_of(x), HostAccess::kForget) == 0);
  CHECK(run.kept->empty());
  CHECK(run.session->memory(0).in_use() == 0);
  CHECK(run.announce(kEverything, HostAccess::kWrite) == 0);
  CHECK(x == all(5));
}

TEST_CASE("a region after which nothing stays brings home also what it only reads") {
  KeptRun run(2);
  Values x = all(5);
  run.region(run.plans[kIncrements], x);
  CHECK(run.region(run.plans[kLooks], x).of(Purpose::kWriteOut).bytes == 0);
  CHECK(x == all(5));
  CHECK(run.region(run.plans[kLooks], x, kElements, false).of(Purpose::kWriteOut).bytes == kBytes);
  CHECK(x == all(6));
  CHECK(run.kept->empty());
}

TEST_CASE("a region that reads an array by two names gets it from the host by both") {
  KeptRun run(2, {}, 0, false);
  Values x = all(5), z = all(0);
  run.region(run.plans[kIncrements], x);
  for (const std::int64_t sum : {12, 14}) {
    // Here y is the end of x.
    const std::vector<void*> shifted{x.data(), x.data() + 20, z.data()};
    run.region(run.plans[kAdds], {x.data(), x.data(), z.data()}, kElements, true);
    run.announce(range_of(z), HostAccess::kRead);
    CHECK(z == all(sum));
    run.region(run.plans[kAdds], shifted, kElements - 20, true);
    run.announce(range_of(z), HostAccess::kRead);
    CHECK(z == all(sum));
    run.region(run.plans[kIncrements], x);
  }
  run.announce(kEverything, HostAccess::kWrite);
  CHECK(x == all(8));
}

TEST_CASE("an array that only reaches into memory that ends is not lost") {
  KeptRun run(2);
  Values x = all(5);
  run.region(run.plans[kIncrements], x);
  CHECK(run.announce(range_of(x, 100, 30), HostAccess::kForget) == kBytes);
  CHECK(run.kept->empty());
  CHECK(x == all(6));
}

TEST_CASE("what leaves the devices before a region begins is a part of its time") {
  KeptRun run(1, {}, 0, false);
  Values x(4 << 20, 5);
  run.region(run.plans[kIncrements], x, 4 << 20);
  const RegionStats other = run.region(run.plans[kLooks], x, 1, true, 1);
  CHECK(x[1] == 6);
  CHECK(other.of(Purpose::kWriteOut).bytes == x.size() * sizeof(std::int64_t));
  CHECK(other.times.total_ns > other.of(Purpose::kWriteOut).ns);
}

TEST_CASE("an array of unknown extent of which hulls are written does not stay") {
  KeptRun run(2);
  Values x = all(5);
  run.plans[kHulls].arrays[0].extents_inferred = true;
  CHECK(run.region(run.plans[kHulls], x).of(Purpose::kWriteOut).bytes == kBytes);
  CHECK(run.kept->empty());
  // Nor does it go on with what another region left.
  run.region(run.plans[kIncrements], x);
  CHECK(run.region(run.plans[kHulls], x).counters.kept_bytes == 0);
  CHECK(x == all(8));
  run.plans[kHulls].arrays[0].extents_inferred = false;
  CHECK(run.region(run.plans[kHulls], x).of(Purpose::kWriteOut).bytes == 0);
}

TEST_CASE("kept arrays give everything back when the session ends") {
  KeptRun run(3, [](DeviceCall, int) { return Fault{}; });
  Values x = all(5), y = all(1);
  run.region(run.plans[kIncrements], x);
  run.region(run.plans[kIncrements], y);
  run.kept.reset();
  run.session.reset();
  CHECK(run.report.unreleased == std::vector<std::size_t>{0, 0, 0});
}

TEST_CASE("each call may use another number of the devices that hold its data") {
  for (unsigned seed = 0; seed < short_or_full(20U, 500U); ++seed) {
    CAPTURE(seed);
    std::mt19937 random(seed);
    KeptRun run(5);
    Values x = all(5), y = all(1), z = all(0);
    Values expected = x;
    for (int call = 0; call < 12; ++call) {
      run.most_devices = random() % 6;
      const std::size_t used = run.most_devices == 0 ? 5 : run.most_devices;
      if (random() % 3 == 0) {
        run.region(run.plans[kDoubles], x);
        for (std::int64_t& value : expected) value *= 2;
      } else if (random() % 3 == 0) {
        run.region(run.plans[kAdds], {x.data(), y.data(), z.data()}, kElements, true);
        run.announce(range_of(z), HostAccess::kRead);
        for (std::size_t i = 0; i < z.size(); ++i) REQUIRE(z[i] == expected[i] + 1);
      } else {
        const RegionStats stats = run.region(run.plans[kIncrements], x);
        for (std::int64_t& value : expected) value += 1;
        std::size_t working = 0;
        for (const DeviceStats& device : stats.devices) working += device.launches > 0 ? 1 : 0;
        CHECK(working == used);
      }
    }
    run.announce(kEverything, HostAccess::kRead);
    REQUIRE(x == expected);
  }
}
