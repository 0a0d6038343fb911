// Arrays that stay on the devices when a region needs their memory.
#include <doctest/doctest.h>

#include "support/kept_run.hpp"

using namespace boxflow;
using namespace boxflow::test;

TEST_CASE("where memory is short, arrays of earlier regions leave the devices first") {
  KeptRun run(2, {}, 1024);
  Values x = all(5), y = all(10), z = all(20);
  for (int i = 0; i < 4; ++i) {
    for (Values* values : {&x, &y, &z}) run.region(run.plans[kIncrements], *values);
  }
  const std::size_t in_use = run.session->memory(0).in_use();
  CHECK(in_use > 0);
  CHECK(in_use <= 1024);
  run.announce(kEverything, HostAccess::kRead);
  CHECK(x == all(9));
  CHECK(y == all(14));
  CHECK(z == all(24));
}

TEST_CASE("a region is not called short of memory because of what earlier regions left") {
  KeptRun run(1, {}, 2048);
  Values x = all(5), y = all(10), z = all(20);
  run.region(run.plans[kIncrements], x);
  run.region(run.plans[kIncrements], y);
  const RegionStats small = run.region(run.plans[kIncrements], z, 4);
  CHECK(small.of(Purpose::kBoxOut).bytes == 0);
  CHECK(small.of(Purpose::kWriteOut).bytes == kBytes);
  CHECK(small.counters.box_outs == 0);
  CHECK(run.warnings.empty());
  CHECK(x == all(6));
}

TEST_CASE("a region has the memory that it would have if nothing had stayed") {
  for (const bool keep : {false, true}) {
    KeptRun run(1, {}, 1536, true, 30);
    Values x = all(5), y = all(10);
    run.region(run.plans[kIncrements], x, kElements, keep);
    // One block for all four tiles.
    const RegionStats second = run.region(run.plans[kIncrements], y);
    CHECK(second.devices[0].allocations + second.devices[0].reused_blocks == 1);
    CHECK(second.of(Purpose::kReadIn).bytes == kBytes);
  }
}

TEST_CASE("what a region has nothing to do with is not touched while it runs") {
  KeptRun run(2);
  Values x = all(5), y = all(10), z = all(20);
  for (Values* values : {&x, &y, &z}) run.region(run.plans[kIncrements], *values);
  const auto held = [&] { return run.kept->bytes(0) + run.kept->bytes(1); };
  const auto in_use = [&] { return run.session->memory(0).in_use() + run.session->memory(1).in_use(); };
  CHECK(held() == in_use());
  const std::size_t each = in_use() / 3;
  int looks = 0;
  run.region(run.plans[kIncrements], {y.data()}, kElements, true, [&](double done) {
    ++looks;
    CHECK(run.kept->size() == (done < 1 ? 2 : 3));
    CHECK(held() == (done < 1 ? 2 : 3) * each);
  });
  CHECK(looks > 1);
  CHECK(run.announce(range_of(z), HostAccess::kWrite) == kBytes);
  CHECK(held() == in_use());
  CHECK(held() == 2 * each);
  CHECK(run.announce(range_of(y), HostAccess::kForget) == 0);
  CHECK(held() == each);
}
