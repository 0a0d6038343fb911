// Devices that fail in the middle of a region: it goes on without them where their values are somewhere else, and says
// what is lost where they are not.
#include <doctest/doctest.h>

#include <numeric>

#include "support/expect_error.hpp"
#include "support/faulty_platform.hpp"
#include "support/region_runner.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

constexpr std::int64_t kElements = 120;

void increment_kernel(void* const* a) {
  auto* x = kernel_argument<std::int64_t*>(a, 0);
  for (auto i = kernel_argument<std::int64_t>(a, 1); i < kernel_argument<std::int64_t>(a, 2); ++i) x[i] += 1;
}

void sum_kernel(void* const* a) {
  const auto* x = kernel_argument<const std::int64_t*>(a, 0);
  auto* y = kernel_argument<std::int64_t*>(a, 1);
  for (auto i = kernel_argument<std::int64_t>(a, 2); i < kernel_argument<std::int64_t>(a, 3); ++i) {
    y[i] = std::accumulate(x, x + kElements, std::int64_t{0});
  }
}

const boxflow_host_kernel kIncrementKernels[] = {
    {"increment", increment_kernel}, {"sum", sum_kernel}, {nullptr, nullptr}};

Json own() { return plan_box({var("lo")}, {var("hi")}); }

// for t in [0, 3): x[i] += 1
Json increments() {
  Json plan = empty_plan("increments", {});
  plan["arrays"].push_back(array("x", "int64", {num(kElements)}, true, true));
  plan["classes"].push_back(distribution_class("x.0", num(0), num(kElements)));
  Json phase = phase_over("p0", {"t"}, 0, num(0), num(kElements));
  phase["views"].push_back(writing(reading(view("x", 0, own())), true));
  phase["launches"].push_back(launch("increment", {0}, {var("lo"), var("hi")}, {}, {}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(loop("t", num(0), lt(var("t"), num(3)), 1, {leaf(0, {var("t")})}));
  return plan;
}

// x[i] += 1, then every device reads all of x, for y that lives in the region only.
Json increments_for_all() {
  Json plan = increments();
  plan["arrays"].push_back(array("y", "int64", {num(kElements)}, false, false));
  Json sums = phase_over("p1", {}, 0, num(0), num(kElements));
  sums["views"].push_back(reading(view("x", 0, plan_box({num(0)}, {num(kElements)}))));
  sums["views"].push_back(writing(view("y", 1, own()), true));
  sums["launches"].push_back(launch("sum", {0, 1}, {var("lo"), var("hi")}, {}, {}));
  plan["phases"].push_back(sums);
  plan["host"].push_back(leaf(1, {}));
  return plan;
}

// Returns a plan with faults in all calls of one kind on the device from a position on; positions count from 0.
FaultPlan from_call(DeviceCall wanted, int device, int position, Effect effect) {
  return [=, seen = 0](DeviceCall call, int on) mutable {
    if (call != wanted || on != device) return Fault{};
    return Fault{.effect = seen++ >= position ? effect : Effect::kNone};
  };
}

std::string text(const Error& error) { return error.place() + ": " + error.code() + ": " + error.what(); }

struct Run {
  std::vector<std::int64_t> x = std::vector<std::int64_t>(kElements, 5);
  std::vector<std::string> warnings;
  FaultReport report;
  RegionStats stats;

  void operator()(const Json& plan, const RunSetting& setting, const FaultPlan& faults) {
    stats = run_plan(plan, kIncrementKernels, setting, {}, {x.data(), nullptr}, {}, with_faults(faults, &report),
                     [&](const Error& warning) { warnings.push_back(text(warning)); });
  }
};

const std::vector<std::int64_t> kBefore(kElements, 5);
const std::vector<std::int64_t> kAfter(kElements, 8);

}  // namespace

TEST_CASE("a device whose launch fails is left out, and the region starts again") {
  for (const Effect effect : {Effect::kFail, Effect::kFailLater, Effect::kLose}) {
    Run run;
    run(increments(), {3, 0, 0}, from_call(DeviceCall::kLaunch, 1, 2, effect));
    CHECK(run.x == kAfter);
    CHECK(run.warnings == std::vector<std::string>{
                              "test.c:1: BF5902: launch failed on device 1 (host 1); the region starts again on the "
                              "other 2 devices, which the rest of the program uses as well"});
    // The first attempt counts as well.
    CHECK(run.stats.devices[0].launches > 3);
    CHECK(run.stats.devices[1].launches >= 2);
    CHECK(run.stats.devices[2].launches > 3);
    CHECK(run.stats.link(DeviceId(2), kOnHost).bytes == kElements / 2 * sizeof(std::int64_t));
    CHECK(run.report.unreleased[0] == 0);
    CHECK(run.report.unreleased[2] == 0);
  }
}

TEST_CASE("two devices may fail one after the other") {
  Run run;
  run(increments(), {3, 0, 0}, [](DeviceCall call, int device) {
    return Fault{.effect = call == DeviceCall::kFromHost && device != 1 ? Effect::kFailLater : Effect::kNone};
  });
  CHECK(run.x == kAfter);
  CHECK(run.warnings.size() == 2);
  CHECK(run.stats.devices[1].launches >= 3);
}

TEST_CASE("where no device is left the arrays are as they were") {
  Run run;
  CHECK_THROWS_AS(run(increments(), {2, 0, 0},
                      [](DeviceCall call, int) {
                        return Fault{.effect = call == DeviceCall::kLaunch ? Effect::kLose : Effect::kNone};
                      }),
                  DeviceFailure);
  CHECK(run.x == kBefore);
  REQUIRE(run.warnings.size() == 2);
  CHECK(
      run.warnings[1] ==
      "test.c:1: BF5902: launch failed on device 1 (host 1); no device is left, so this region and those after it run "
      "sequentially");
}

TEST_CASE("a device that gives no memory leaves its tiles to the others, and keeps what it has") {
  Run run;
  run(increments(), {3, 0, 0}, from_call(DeviceCall::kAllocate, 1, 0, Effect::kRefuse));
  CHECK(run.x == kAfter);
  REQUIRE(run.warnings.size() == 1);
  CHECK(
      run.warnings[0].starts_with("test.c:1: BF5904: one iteration of phase p0 needs 256 bytes on device 1 (host 1)"));
  CHECK(run.warnings[0].ends_with(
      "its largest box is x [40,41): 8 bytes, rounded up to 256; the device gives less than that; device 1 gets "
      "nothing more to do in this region, and the others do its part"));
  CHECK(run.stats.devices[1].launches == 0);
  CHECK(run.stats.devices[0].launches + run.stats.devices[2].launches > 6);

  Run later;
  later(increments_for_all(), {3, 0, 0}, from_call(DeviceCall::kAllocate, 1, 1, Effect::kRefuse));
  CHECK(later.x == kAfter);
  CHECK(later.warnings.size() == 1);
  CHECK(later.stats.devices[1].launches == 3);
}

TEST_CASE("a device that has no memory for a phase in one piece gets none of the phases that follow") {
  Json plan = increments();
  plan["phases"][0]["single"] = "said so";
  plan["phases"].push_back(increments()["phases"][0]);
  plan["phases"][1]["name"] = "p1";
  plan["host"].push_back(loop("t", num(0), lt(var("t"), num(3)), 1, {leaf(1, {var("t")})}));
  Run run;
  run(plan, {3, 0, 0}, from_call(DeviceCall::kAllocate, 0, 0, Effect::kRefuse));
  CHECK(run.x == std::vector<std::int64_t>(kElements, 11));
  CHECK(run.warnings.size() == 1);
  CHECK(run.stats.devices[0].launches == 0);
}

TEST_CASE("where no device gives memory that is what is said") {
  Run run;
  expect_error(
      "BF5020",
      "one iteration of phase p0 needs 256 bytes on device 0 (host 0), which has 1000 bytes for the program; its "
      "largest box is x [0,1): 8 bytes, rounded up to 256; the device gives less than that",
      [&] {
        run(increments(), {2, 0, 1000}, [](DeviceCall call, int) {
          return Fault{.effect = call == DeviceCall::kAllocate ? Effect::kRefuse : Effect::kNone};
        });
      });
}

TEST_CASE("a device that fails while results are written out: they come from where else they are") {
  for (const Effect effect : {Effect::kFail, Effect::kFailLater, Effect::kLose}) {
    Run run;
    run(increments_for_all(), {3, 0, 0}, from_call(DeviceCall::kToHost, 1, 0, effect));
    CHECK(run.x == kAfter);
    CHECK(run.warnings ==
          std::vector<std::string>{
              "test.c:1: BF5902: copy_to_host failed on device 1 (host 1); the results come from the other "
              "devices, which have all of them"});
    CHECK(run.report.unreleased[0] == 0);
    CHECK(run.report.unreleased[2] == 0);
  }
}

TEST_CASE("a device that fails while results are written out: what only it has is lost") {
  for (const Effect effect : {Effect::kFail, Effect::kFailLater, Effect::kLose}) {
    Run run;
    expect_error(
        "BF5903",
        "copy_to_host failed on device 1 (host 1); the region cannot start again, because the program's memory does "
        "not hold what x was before it, and x [40,80), which only device 1 had, is lost",
        [&] { run(increments(), {3, 0, 0}, from_call(DeviceCall::kToHost, 1, 0, effect)); });
    CHECK(run.report.unreleased[0] == 0);
    CHECK(run.report.unreleased[2] == 0);
  }
}

TEST_CASE("a device that fails after a buffer had to leave it") {
  Run run;
  // Room for one tile of the two that each device has: the second launch comes after the first buffer has left.
  expect_error(
      "BF5903",
      "launch failed on device 1 (host 1); the region cannot start again, because the program's memory does not hold "
      "what x was before it, and what device 1 was computing is lost",
      [&] { run(increments(), {2, 30, 256}, from_call(DeviceCall::kLaunch, 1, 1, Effect::kFail)); });
}

TEST_CASE("a mistake of the program or of boxflow is not a failure of the device") {
  Run run;
  Json plan = increments();
  plan["classes"][0]["lo"] = num(2);
  expect_error("BF9503", "the interval of phase p0 leaves that of its class",
               [&] { run(plan, {2, 0, 0}, [](DeviceCall, int) { return Fault{}; }); });
  CHECK(run.warnings.empty());
}
