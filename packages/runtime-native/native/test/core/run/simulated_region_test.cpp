// Regions on simulated devices: the work of host devices, and the time of a machine model.
#include <doctest/doctest.h>

#include "support/expect_error.hpp"
#include "support/region_runner.hpp"
#include "support/sample_regions.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

using Address = std::vector<void*>;

// Everything but times.
void check_same_work(const RegionStats& a, const RegionStats& b) {
  for (std::size_t d = 0; d < a.devices.size(); ++d) {
    CHECK(a.devices[d].peak_bytes == b.devices[d].peak_bytes);
    CHECK(a.devices[d].array_peak_bytes == b.devices[d].array_peak_bytes);
    CHECK(a.devices[d].tiles == b.devices[d].tiles);
    CHECK(a.devices[d].launches == b.devices[d].launches);
  }
  REQUIRE(a.links.size() == b.links.size());
  for (const auto& [link, used] : a.links) {
    CHECK(used.bytes == b.link(link.from, link.to).bytes);
    CHECK(used.copies == b.link(link.from, link.to).copies);
  }
  for (const Purpose purpose : {Purpose::kFlowOut, Purpose::kFlowIn, Purpose::kReadIn, Purpose::kMove}) {
    CHECK(a.of(purpose).bytes == b.of(purpose).bytes);
    CHECK(a.of(purpose).copies == b.of(purpose).copies);
  }
  CHECK(a.counters.box_outs == b.counters.box_outs);
  CHECK(a.counters.splits == b.counters.splits);
}

}  // namespace

TEST_CASE("simulated devices do the work of host devices, and leave arrays as they are") {
  for (RunSetting setting : usual_settings()) {
    for (const std::size_t limit : {std::size_t{0}, std::size_t{1024}}) {
      if (limit > 0 && setting.boxes == BoxPolicy::kConvex) continue;  // one iteration takes up to all of path
      setting.memory_limit = limit;
      CAPTURE(to_string(setting));
      std::vector<std::int32_t> path = floyd_input(21);
      const RegionStats floyd = simulate_plan(floyd_plan(), "nvlink-8", setting, {21}, {path.data()});
      CHECK(path == floyd_input(21));
      check_same_work(floyd, run_plan(floyd_plan(), kFloyd, setting, {21}, {path.data()}));
      Jacobi jacobi(40);
      const Address arrays{jacobi.a.data(), jacobi.b.data()};
      const RegionStats simulated = simulate_plan(jacobi_plan(), "nvlink-8", setting, {40, 6}, arrays);
      CHECK(jacobi.a == Jacobi(40).a);
      CHECK(jacobi.b == Jacobi(40).b);
      check_same_work(simulated, run_plan(jacobi_plan(), kJacobi, setting, {40, 6}, arrays));
      CHECK(simulated.times.simulated_ns > 0);
    }
  }
}

TEST_CASE("a simulated region takes as long as its model says") {
  // One device, so that all kernels are one after the other, and so much work that neither the host nor memory matters.
  Json plan = jacobi_plan();
  for (Json& phase : plan["phases"]) {
    phase["workHull"] = apply("mul", {num(30'000'000), sub(var("hi"), var("lo"))});
    phase["launches"].push_back(phase["launches"][0]);
  }
  Jacobi jacobi(1002);
  const auto simulated = [&](std::int64_t steps) {
    const Address arrays{jacobi.a.data(), jacobi.b.data()};
    return simulate_plan(plan, "nvlink-8", {1, 0, 0}, {1002, steps}, arrays).times.simulated_ns;
  };
  constexpr std::int64_t kPhase = 2 * 3200 + 1'000'000;  // two launches share 30e9 instances at 30e12 per second
  CHECK(simulated(30) - simulated(20) == 10 * 2 * kPhase);
}

TEST_CASE("simulated devices that cannot reach each other take longer") {
  Jacobi jacobi(40);
  const Address arrays{jacobi.a.data(), jacobi.b.data()};
  const RegionStats staged = simulate_plan(jacobi_plan(), "c2050-4", {4, 0, 0}, {40, 20}, arrays);
  const RegionStats alone = simulate_plan(jacobi_plan(), "c2050-4", {1, 0, 0}, {40, 20}, arrays);
  // Each of 39 exchanges goes to the host and from there: two latencies.
  CHECK(staged.times.simulated_ns - alone.times.simulated_ns > 39 * 2 * 10'000);
}

TEST_CASE("where one iteration does not fit a simulated device, the message is the same") {
  std::vector<std::int32_t> path = floyd_input(200);
  Json plan = floyd_plan();
  plan["host"][0]["init"] = num(100);
  expect_error("BF5020",
               "one iteration of phase p0 needs 2048 bytes on device 0 (NVIDIA H200), which has 1000 bytes for the "
               "program; its largest box is path [0,1) x [0,200): 800 bytes, rounded up to 1024",
               [&] { simulate_plan(plan, "nvlink-8", {2, 0, 1000}, {200}, {path.data()}); });
}

TEST_CASE("a simulated device computes or waits, for something that is known, until all have ended") {
  std::vector<std::int32_t> path = floyd_input(60);
  const RegionStats stats = simulate_plan(floyd_plan(), "nvlink-8", {4, 0, 0}, {60}, {path.data()});
  const auto whole = [&](std::size_t device) {
    return stats.devices[device].compute_ns + stats.devices[device].idle.total();
  };
  std::int64_t for_others = 0;
  for (std::size_t d = 0; d < 4; ++d) {
    CAPTURE(d);
    CHECK(whole(d) == whole(0));
    CHECK(whole(d) <= stats.times.simulated_ns);
    CHECK(whole(d) > stats.times.simulated_ns / 2);
    const IdleStats& idle = stats.devices[d].idle;
    CHECK(idle.memory_ns > 0);
    CHECK((idle.device_ns.size() <= d || idle.device_ns[d] == 0));
    for (const std::int64_t other : idle.device_ns) for_others += other;
  }
  CHECK(for_others > 0);
  for (const auto& [link, used] : stats.links) CHECK(used.ns > 0);
}
