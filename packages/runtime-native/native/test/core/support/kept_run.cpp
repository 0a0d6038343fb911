#include "support/kept_run.hpp"

#include <doctest/doctest.h>

#include "support/region_runner.hpp"

namespace boxflow::test {

namespace {

void increment_kernel(void* const* a) {
  auto* x = kernel_argument<std::int64_t*>(a, 0);
  for (auto i = kernel_argument<std::int64_t>(a, 1); i < kernel_argument<std::int64_t>(a, 2); ++i) x[i] += 1;
}

void look_kernel(void* const*) {}

void add_kernel(void* const* a) {
  const auto* x = kernel_argument<const std::int64_t*>(a, 0);
  const auto* y = kernel_argument<const std::int64_t*>(a, 1);
  auto* z = kernel_argument<std::int64_t*>(a, 2);
  for (auto i = kernel_argument<std::int64_t>(a, 3); i < kernel_argument<std::int64_t>(a, 4); ++i) z[i] = x[i] + y[i];
}

void double_kernel(void* const* a) {
  auto* x = kernel_argument<std::int64_t*>(a, 0);
  const auto pitch = kernel_argument<std::int64_t>(a, 1);
  for (auto i = kernel_argument<std::int64_t>(a, 2); i < kernel_argument<std::int64_t>(a, 3); ++i) {
    for (std::int64_t j = 0; j < kColumns; ++j) x[i * pitch + j] *= 2;
  }
}

const boxflow_host_kernel kKernels[] = {{"increment", increment_kernel},
                                        {"look", look_kernel},
                                        {"add", add_kernel},
                                        {"double", double_kernel},
                                        {nullptr, nullptr}};

// x[i] += 1 for i in [0, n).
Json increments(bool exact = true) {
  Json plan = empty_plan("increments", {"n"});
  plan["arrays"].push_back(array("x", "int64", {var("n")}, true, true));
  plan["classes"].push_back(distribution_class("x.0", num(0), var("n")));
  Json phase = phase_over("p0", {}, 0, num(0), var("n"));
  phase["views"].push_back(writing(reading(view("x", 0, plan_box({var("lo")}, {var("hi")}))), exact));
  phase["launches"].push_back(launch("increment", {0}, {var("lo"), var("hi")}, {}, {}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(leaf(0, {}));
  return plan;
}

// Reads x[i] for i in [0, n).
Json looks() {
  Json plan = empty_plan("looks", {"n"});
  plan["arrays"].push_back(array("x", "int64", {var("n")}, true, false));
  plan["classes"].push_back(distribution_class("x.0", num(0), var("n")));
  Json phase = phase_over("p0", {}, 0, num(0), var("n"));
  phase["views"].push_back(reading(view("x", 0, plan_box({var("lo")}, {var("hi")}))));
  phase["launches"].push_back(launch("look", {0}, {var("lo"), var("hi")}, {}, {}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(leaf(0, {}));
  return plan;
}

// z[i] = x[i] + y[i] for i in [0, n).
Json adds() {
  Json plan = empty_plan("adds", {"n"});
  for (const char* name : {"x", "y"}) plan["arrays"].push_back(array(name, "int64", {var("n")}, true, false));
  plan["arrays"].push_back(array("z", "int64", {var("n")}, true, true));
  plan["classes"].push_back(distribution_class("z.0", num(0), var("n")));
  Json phase = phase_over("p0", {}, 0, num(0), var("n"));
  phase["views"].push_back(reading(view("x", 0, plan_box({var("lo")}, {var("hi")}))));
  phase["views"].push_back(reading(view("y", 1, plan_box({var("lo")}, {var("hi")}))));
  phase["views"].push_back(writing(view("z", 2, plan_box({var("lo")}, {var("hi")})), true));
  phase["launches"].push_back(launch("add", {0, 1, 2}, {var("lo"), var("hi")}, {}, {}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(leaf(0, {}));
  return plan;
}

// x[i][j] *= 2 for rows of kColumns elements.
Json doubles() {
  Json plan = empty_plan("doubles", {"n"});
  plan["arrays"].push_back(array("x", "int64", {num(kRows), num(kColumns)}, true, true));
  plan["classes"].push_back(distribution_class("x.0", num(0), num(kRows)));
  Json phase = phase_over("p0", {}, 0, num(0), num(kRows));
  const Json rows = plan_box({var("lo"), num(0)}, {var("hi"), num(kColumns)});
  phase["views"].push_back(writing(reading(view("x", 0, rows)), true));
  phase["launches"].push_back(launch("double", {0}, {var("lo"), var("hi")}, {}, {}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(leaf(0, {}));
  return plan;
}

// x[i] += 1 for i in [n - kSlice, n).
Json increments_end() {
  Json plan = empty_plan("increments_end", {"n"});
  plan["arrays"].push_back(array("x", "int64", {var("n")}, true, true));
  plan["classes"].push_back(distribution_class("x.0", sub(var("n"), num(kSlice)), var("n")));
  Json phase = phase_over("p0", {}, 0, sub(var("n"), num(kSlice)), var("n"));
  phase["views"].push_back(writing(reading(view("x", 0, plan_box({var("lo")}, {var("hi")}))), true));
  phase["launches"].push_back(launch("increment", {0}, {var("lo"), var("hi")}, {}, {}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(leaf(0, {}));
  return plan;
}

// In the order of KeptPlan.
Json all_plans() {
  return Json::array({increments(), increments(false), looks(), adds(), doubles(), increments_end()});
}

}  // namespace

KeptRun::KeptRun(std::size_t devices, const FaultPlan& faults, std::size_t memory_limit, bool shadow, std::int64_t tile)
    : plans(parse_plans(all_plans().dump().c_str())) {
  boxflow_bundle bundle{};
  bundle.host_kernels = kKernels;
  RunOptions options;
  options.target = Target::kHost;
  options.devices = devices;
  options.memory_limit = memory_limit;
  options.shadow = shadow;
  options.profiling = true;
  options.tile = tile;
  session = std::make_unique<Session>(bundle, options, faults ? with_faults(faults, &report) : Session::Wrap{});
  kept = std::make_unique<KeptArrays>(*session);
}

RegionStats KeptRun::region(const Plan& plan, const std::vector<void*>& arrays, std::int64_t n, bool keep,
                            std::function<void(double)> progress) {
  RegionStats stats(plan.name, plan.origin, array_names(plan), session->device_count());
  const std::int64_t parameters[] = {n};
  RegionCall call;
  call.plan = &plan;
  call.parameters = parameters;
  call.arrays = arrays;
  call.keep = keep;
  call.devices = most_devices;
  call.verify_directories = verify;
  call.progress = std::move(progress);
  call.warn = [this](const Error& warning) { warnings.push_back(warning.code()); };
  run_region(call, *session, *kept, stats);
  return stats;
}

std::uint64_t KeptRun::announce(const HostRange& range, HostAccess access) {
  std::uint64_t bytes = 0;
  boxflow::announce(*session, *kept, range, access,
                    {[&](const RegionStats& stats) {
                       CHECK(stats.calls == 0);
                       bytes += stats.of(Purpose::kWriteOut).bytes;
                     },
                     [this](const Error& warning) { warnings.push_back(warning.code()); }});
  return bytes;
}

HostRange range_of(const Values& values, std::size_t from, std::size_t count) {
  const auto begin = reinterpret_cast<std::uintptr_t>(values.data() + from);
  return {begin, begin + count * sizeof(std::int64_t)};
}

FaultPlan at_launch(int number, Effect effect) {
  return [=, launches = 0](DeviceCall call, int device) mutable {
    const bool fails = call == DeviceCall::kLaunch && device == 1 && ++launches == number;
    return Fault{.effect = fails ? effect : Effect::kNone};
  };
}

}  // namespace boxflow::test
