// Shadow mode finds what a comparison of results cannot: here all elements are zero, so nothing wrong ever shows.
#include <doctest/doctest.h>

#include "support/expect_error.hpp"
#include "support/faulty_platform.hpp"
#include "support/region_runner.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

void sum_kernel(void* const* a) {
  const auto* from = kernel_argument<const std::int64_t*>(a, 0);
  auto* to = kernel_argument<std::int64_t*>(a, 1);
  const auto lo = kernel_argument<std::int64_t>(a, 2);
  const auto hi = kernel_argument<std::int64_t>(a, 3);
  const auto reach = kernel_argument<std::int64_t>(a, 4);
  for (std::int64_t i = lo; i < hi; ++i) to[i] = from[i - reach] + from[i + reach];
}

const boxflow_host_kernel kKernels[] = {{"sum", sum_kernel}, {nullptr, nullptr}};

constexpr std::int64_t kElements = 120;

Json phase(const std::string& name, int from, int to, std::int64_t reach) {
  Json phase = phase_over(name, {"t"}, 0, num(1), num(kElements - 1));
  phase["summary"] = "S" + name.substr(1);
  phase["views"].push_back(
      reading(view("from", from, plan_box({sub(var("lo"), num(reach))}, {add(var("hi"), num(reach))}))));
  phase["views"].push_back(writing(view("to", to, plan_box({var("lo")}, {var("hi")})), true));
  phase["launches"].push_back(launch("sum", {0, 1}, {var("lo"), var("hi"), num(reach)}, {}, {}));
  return phase;
}

// for t in [0, 2): y[i] = x[i - 1] + x[i + 1]; x[i] = y[i] + y[i]
Json sweeps(bool pushes) {
  Json plan = empty_plan("sweeps", {});
  plan["arrays"].push_back(array("x", "int64", {num(kElements)}, true, true));
  plan["arrays"].push_back(array("y", "int64", {num(kElements)}, true, true));
  plan["classes"].push_back(distribution_class("x.0", num(0), num(kElements)));
  plan["phases"].push_back(phase("p0", 0, 1, 1));
  plan["phases"].push_back(phase("p1", 1, 0, 0));
  if (pushes) {
    plan["phases"][1]["flowOut"].push_back(
        flow(0, 0,
             {plan_box({maximum(var("lo"), sub(var("rlo"), num(1)))}, {minimum(var("hi"), add(var("rhi"), num(1)))})}));
  }
  plan["host"].push_back(
      loop("t", num(0), lt(var("t"), num(2)), 1, {leaf(0, {var("t")}), leaf(1, {var("t")})}));
  return plan;
}

struct Data {
  std::vector<std::int64_t> x = std::vector<std::int64_t>(kElements);
  std::vector<std::int64_t> y = std::vector<std::int64_t>(kElements);
};

RegionStats run(bool pushes, const RunSetting& setting, FaultPlan faults = [](DeviceCall, int) { return Fault{}; }) {
  Data data;
  return run_plan(sweeps(pushes), kKernels, setting, {}, {data.x.data(), data.y.data()}, {}, with_faults(faults));
}

// A fault in the copy of its kind that comes after `before` others. The first one between devices is the overlap of
// what both of them read of x.
FaultPlan at_copy(DeviceCall wanted, int before, Fault fault) {
  return [=, seen = 0](DeviceCall kind, int) mutable {
    if (kind != wanted) return Fault{};
    return seen++ == before ? fault : Fault{};
  };
}

constexpr Fault kSkip{.skip = true};

}  // namespace

TEST_CASE("a run without faults passes") {
  for (const RunSetting& setting : usual_settings()) {
    run(false, setting);
    run(true, setting);
  }
  CHECK(run(true, {2, 0, 0}).of(Purpose::kFlowOut).bytes > 0);
  CHECK(run(false, {1, 20, 512}).counters.box_outs > 0);
}

TEST_CASE("a transfer from device to device that is skipped") {
  expect_error("BF9506",
               "tile [1,60) of phase p0 (S0) at iteration (1) on device 0 would read x[60] of the program before the "
               "region; the latest is of tile [60,119) of phase p1 (S1) at iteration (0) on device 1",
               [] { run(false, {2, 0, 0}, at_copy(DeviceCall::kFromPeer, 1, kSkip)); });
}

TEST_CASE("a transfer from the host that is skipped") {
  expect_error(
      "BF9506",
      "tile [1,119) of phase p0 (S0) at iteration (0) on device 0 would read x[0] where nothing has been put; the "
      "latest is of the program before the region",
      [] { run(false, {1, 0, 0}, at_copy(DeviceCall::kFromHost, 0, kSkip)); });
}

// Elements that the other device may be writing must not be copied, or the message depends on which one is faster.
constexpr std::ptrdiff_t kElementBefore = -static_cast<std::ptrdiff_t>(sizeof(std::int64_t));

TEST_CASE("a push of the wrong box") {
  expect_error(
      "BF9506",
      "tile [60,119) of phase p0 (S0) at iteration (1) on device 1 would read x[59] where x[58] of tile [1,60) of "
      "phase p1 (S1) at iteration (0) on device 0 is; the latest is of tile [1,60) of phase p1 (S1) at iteration (0) "
      "on device 0",
      [] { run(true, {2, 0, 0}, at_copy(DeviceCall::kFromPeer, 1, {.source_shift = kElementBefore})); });
}

TEST_CASE("a buffer that is evicted without being written back") {
  expect_error(
      "BF9506",
      "tile [1,21) of phase p1 (S1) at iteration (0) on device 0 would read y[1] of the program before the region; "
      "the latest is of tile [1,21) of phase p0 (S0) at iteration (0) on device 0",
      [] { run(false, {1, 20, 512}, at_copy(DeviceCall::kToHost, 0, kSkip)); });
}

TEST_CASE("results that never reach the program") {
  expect_error("BF9506",
               "the program, after the region, would read x[1] of the program before the region; the latest is of tile "
               "[1,119) of phase p1 (S1) at iteration (1) on device 0",
               [] { run(false, {1, 0, 0}, at_copy(DeviceCall::kToHost, 0, kSkip)); });
}

// Whatever the two names are of: the same elements, or others of the same memory.
TEST_CASE("a region reads an array by two names") {
  Json plan = empty_plan("product", {});
  const Json tile = plan_box({var("lo")}, {var("hi")});
  Json phase = phase_over("p0", {}, 0, num(0), num(kElements));
  for (int position = 0; position < 3; ++position) {
    plan["arrays"].push_back(array(position < 2 ? std::string(1, "xy"[position]) : "z", "int64", {num(kElements)},
                                   position < 2, position == 2));
  }
  plan["classes"].push_back(distribution_class("z.0", num(0), num(kElements)));
  phase["views"].push_back(reading(view("x", 0, tile)));
  phase["views"].push_back(reading(view("y", 1, tile)));
  phase["views"].push_back(writing(view("z", 2, tile), true));
  phase["launches"].push_back(launch("sum", {0, 2}, {var("lo"), var("hi"), num(0)}, {}, {}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(leaf(0, {}));
  for (const std::size_t apart : {0, 1, 7}) {
    std::vector<std::int64_t> x(kElements + apart);
    std::vector<std::int64_t> z(kElements);
    const std::vector<void*> arrays{x.data(), x.data() + apart, z.data()};
    for (const RunSetting& setting : usual_settings()) run_plan(plan, kKernels, setting, {}, arrays);
    expect_error(
        "BF9506",
        "tile [0,120) of phase p0 (a phase of a test) on device 0 would read y[0] where nothing has been put; the "
        "latest is of the program before the region",
        [&] {
          const auto faults = with_faults(at_copy(DeviceCall::kFromHost, 1, kSkip));
          run_plan(plan, kKernels, {1, 0, 0}, {}, arrays, {}, faults);
        });
  }
}

TEST_CASE("only host devices have a shadow mode") {
  boxflow_bundle bundle{};
  bundle.opencl_source = "";
  RunOptions options;
  options.target = Target::kOpencl;
  options.shadow = true;
  expect_error("BF5033", "the target opencl has no shadow mode", [&] { Session session(bundle, options); });
}
