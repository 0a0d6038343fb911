// Serial loops whose boxes change in each iteration: how often their buffers are allocated.
#include <doctest/doctest.h>

#include "support/region_runner.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

constexpr std::int64_t kIterations = 96;

void empty_kernel(void* const*) {}

const boxflow_host_kernel kEmptyKernels[] = {{"nothing", empty_kernel}, {nullptr, nullptr}};

Json next(const std::string& iterator) { return add(var(iterator), num(1)); }

Json with_loop(Json plan, std::vector<Json> body) {
  plan["host"].push_back(loop("t", num(0), lt(var("t"), num(kIterations)), 1, std::move(body)));
  return plan;
}

// for (t = 0; t < kIterations; t++): h[0 … t][0 … t] = … in one piece, as a wavefront does.
Json growing_square() {
  Json plan = empty_plan("grows", {});
  plan["arrays"].push_back(array("h", "int64", {num(kIterations), num(kIterations)}, true, true));
  plan["classes"].push_back(distribution_class("i", num(0), num(1)));
  Json phase = phase_over("p", {"t"}, 0, num(0), num(1));
  phase["single"] = "said so";
  phase["views"].push_back(reading(writing(view("h", 0, plan_box({num(0), num(0)}, {next("t"), next("t")})), true)));
  phase["launches"].push_back(launch("nothing", {0}, {}, {}, {}));
  plan["phases"].push_back(phase);
  return with_loop(plan, {leaf(0, {var("t")})});
}

// for (t = 0; t < kIterations; t++) { each tile reads the row h[t] as a whole; each tile writes its columns of h[t] }
Json rows_read_and_written() {
  constexpr std::int64_t kColumns = 64;
  Json plan = empty_plan("rows", {});
  plan["arrays"].push_back(array("h", "int64", {num(kIterations), num(kColumns)}, true, true));
  plan["arrays"].push_back(array("sum", "int64", {num(kColumns)}, true, true));
  plan["classes"].push_back(distribution_class("i", num(0), num(kColumns)));
  Json reads = phase_over("reads", {"t"}, 0, num(0), num(kColumns));
  reads["views"].push_back(cleaned_up(reading(view("h", 0, plan_box({var("t"), num(0)}, {next("t"), num(kColumns)})))));
  reads["views"].push_back(writing(view("sum", 1, plan_box({var("lo")}, {var("hi")})), true));
  reads["launches"].push_back(launch("nothing", {0, 1}, {}, {}, {}));
  Json writes = phase_over("writes", {"t"}, 0, num(0), num(kColumns));
  writes["views"].push_back(writing(view("h", 0, plan_box({var("t"), var("lo")}, {next("t"), var("hi")})), true));
  writes["launches"].push_back(launch("nothing", {0}, {}, {}, {}));
  plan["phases"].push_back(reads);
  plan["phases"].push_back(writes);
  return with_loop(plan, {leaf(0, {var("t")}), leaf(1, {var("t")})});
}

RegionStats run(const Json& plan, const RunSetting& setting) {
  std::vector<std::vector<std::int64_t>> memory(plan["arrays"].size(),
                                                std::vector<std::int64_t>(kIterations * kIterations));
  std::vector<void*> addresses;
  for (std::vector<std::int64_t>& array : memory) addresses.push_back(array.data());
  return run_plan(plan, kEmptyKernels, setting, {}, addresses);
}

RunSetting devices(std::size_t count) {
  RunSetting setting;
  setting.devices = count;
  return setting;
}

}  // namespace

TEST_CASE("a buffer that has to grow again and again grows by half, not by what is missing") {
  for (const std::size_t count : {1, 2}) {
    const RegionStats stats = run(growing_square(), devices(count));
    const DeviceStats& device = stats.devices[0];
    CHECK(device.tiles + (count > 1 ? stats.devices[1].tiles : 0) == kIterations);
    CHECK(device.allocations <= 24);
    CHECK(device.peak_bytes <= 2 * kIterations * kIterations * sizeof(std::int64_t));
  }
}

TEST_CASE("what an iteration writes does not keep the buffer that it was read into") {
  const RegionStats stats = run(rows_read_and_written(), devices(2));
  for (const DeviceStats& device : stats.devices) {
    CHECK(device.tiles == 2 * kIterations);
    CHECK(device.allocations <= 4);
  }
}
