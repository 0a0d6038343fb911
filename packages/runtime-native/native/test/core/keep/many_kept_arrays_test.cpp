// Thousands of arrays that stay, and thousands of calls that use slices of one: the cost of a call, and what leaves.
#include <doctest/doctest.h>

#include <algorithm>

#include "support/kept_run.hpp"

using namespace boxflow;
using namespace boxflow::test;

TEST_CASE("a region takes an array and gives it back without a change of its directory's entries") {
  KeptRun run(2);
  Values x = all(5);
  run.region(run.plans[kIncrements], x);
  run.announce(range_of(x), HostAccess::kRead);
  const auto kept_array = [&]() -> const RegionArray& { return run.kept->all().front().array; };
  const Directory::Entry* entries = kept_array().directory.entries().data();
  const std::uint64_t version = kept_array().directory.version();
  for (int call = 0; call < 3; ++call) {
    CHECK(run.region(run.plans[kLooks], x).counters.kept_bytes == kBytes);
    REQUIRE(run.kept->size() == 1);
    CHECK(kept_array().directory.entries().data() == entries);
    CHECK(kept_array().directory.version() == version);
    for (const auto& [box, places] : kept_array().directory.entries()) {
      CHECK(places.on_device(kOnHost) == kept_array().host.get());
    }
    CHECK(directory_fault(kept_array().directory, kept_array().bounds, true) == "");
  }
}

TEST_CASE("calls on slices of a filled array meet no more entries as there are more") {
  constexpr std::int64_t kCalls = 600;
  for (const std::size_t devices : {2, 3}) {
    KeptRun run(devices, {}, 0, /*shadow=*/false);
    run.verify = false;
    Values x(kCalls * kSlice, 5);
    run.region(run.plans[kIncrements], x, kCalls * kSlice);
    const auto directory = [&]() -> const Directory& { return run.kept->all().front().array.directory; };
    const auto met_by_calls = [&](std::int64_t first, std::int64_t last) {
      const std::uint64_t before = directory().met();
      for (std::int64_t call = first; call <= last; ++call) run.region(run.plans[kIncrementsEnd], x, call * kSlice);
      REQUIRE(run.kept->size() == 1);
      return directory().met() - before;
    };
    const std::uint64_t first = met_by_calls(1, 100);
    met_by_calls(101, kCalls - 100);
    CHECK(met_by_calls(kCalls - 99, kCalls) <= 2 * first);
    CHECK(directory().entries().size() > kCalls / 4);
    run.announce(kEverything, HostAccess::kRead);
    CHECK(x == Values(kCalls * kSlice, 7));
  }
}

TEST_CASE("of very many arrays, the oldest ones leave the devices") {
  constexpr std::int64_t kFew = 4;
  constexpr std::uint64_t kFewBytes = kFew * sizeof(std::int64_t);
  KeptRun run(2, {}, 0, false);
  std::vector<Values> arrays(KeptArrays::kMost + 2, Values(kFew, 1));
  for (std::size_t i = 0; i < KeptArrays::kMost; ++i) {
    CHECK(run.region(run.plans[kIncrements], arrays[i], kFew).of(Purpose::kWriteOut).bytes == 0);
  }
  CHECK(run.kept->size() == KeptArrays::kMost);
  // It is the newest one from now on.
  const RegionStats again = run.region(run.plans[kIncrements], arrays[0], kFew);
  CHECK(again.of(Purpose::kWriteOut).bytes == 0);
  CHECK(again.counters.kept_bytes == kFewBytes);
  for (const std::size_t next : {KeptArrays::kMost, KeptArrays::kMost + 1}) {
    CHECK(run.region(run.plans[kIncrements], arrays[next], kFew).of(Purpose::kWriteOut).bytes == kFewBytes);
    CHECK(run.kept->size() == KeptArrays::kMost);
  }
  for (std::size_t i = 0; i < arrays.size(); ++i) CHECK(arrays[i] == Values(kFew, i == 1 || i == 2 ? 2 : 1));
  run.announce(kEverything, HostAccess::kRead);
  for (std::size_t i = 0; i < arrays.size(); ++i) CHECK(arrays[i] == Values(kFew, i == 0 ? 3 : 2));
}

TEST_CASE("of very many slices of one array, those that nobody has used for long leave the devices") {
  constexpr std::int64_t kSlices = 300;
  for (const std::size_t devices : {1, 3}) {
    KeptRun run(devices, {}, 0, false);
    Values x(kSlices * kSlice, 1);
    for (const std::int64_t expected : {2, 3}) {
      std::size_t most = 0;
      for (std::int64_t i = 1; i <= kSlices; ++i) {
        run.region(run.plans[kIncrementsEnd], x, i * kSlice);
        // Slices that begin elsewhere belong to the same array, which is as long as the longest of them.
        REQUIRE(run.kept->size() == 1);
        most = std::max(most, run.kept->all().front().buffers.size());
      }
      CHECK(most >= 16);
      CHECK(most < 40 * devices);
      run.announce(kEverything, HostAccess::kRead);
      CHECK(x == Values(kSlices * kSlice, expected));
    }
  }
}
