// Regions with less memory than they have data.
#include <doctest/doctest.h>

#include "support/expect_error.hpp"
#include "support/region_runner.hpp"
#include "support/sample_regions.hpp"

using namespace boxflow;
using namespace boxflow::test;

TEST_CASE("memory of a fifth of the data is enough, and never exceeded") {
  constexpr std::int64_t kN = 2000;
  constexpr std::size_t kLimit = 2 * kN * sizeof(double) / 5 / 2;  // on each of two devices
  Jacobi actual(kN);
  Jacobi expected(kN);
  expected.sequential(3);
  const RegionStats stats =
      run_plan(jacobi_plan(), kJacobi, {2, 0, kLimit}, {kN, 3}, {actual.a.data(), actual.b.data()});
  CHECK(actual.a == expected.a);
  CHECK(actual.b == expected.b);
  CHECK(stats.counters.box_outs > 0);
  CHECK(stats.counters.box_ins > 0);
  CHECK(stats.counters.splits > 0);
  for (const DeviceStats& device : stats.devices) CHECK(device.peak_bytes <= kLimit);
}

TEST_CASE("where one iteration does not fit, the message says what it needs") {
  std::vector<std::int32_t> path = floyd_input(200);
  expect_error("BF5020",
               "one iteration of phase p0 needs 2048 bytes on device 0 (host 0), which has 1000 bytes for the "
               "program; its largest box is path [0,1) x [0,200): 800 bytes, rounded up to 1024",
               [&] {
                 // Row 100 is not on device 0, so the tile needs two rows.
                 Json plan = floyd_plan();
                 plan["host"][0]["init"] = num(100);
                 run_plan(plan, kFloyd, {2, 0, 1000}, {200}, {path.data()});
               });
}
