// Small arrays that a serial loop goes through.
#include "memory/preloaded_arrays.hpp"

#include <doctest/doctest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <numeric>

#include "support/region_runner.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

constexpr std::int64_t kSteps = 40;
constexpr std::int64_t kRows = 8;
constexpr std::int64_t kMostElements = (64 << 10) / 8;

struct Setting {
  std::int64_t extent = kSteps;  // of the array that the loop goes through
  bool matrix = false;           // it has a second dimension
  bool written = false;          // in the loop
  bool written_before = false;
  bool hole = false;             // nothing declares its extent, and in the middle there is no memory
  std::int64_t stride = 1;       // of its elements in the program's memory
  std::int64_t other = 0;        // elements of another one, behind it, that the loop goes through as well
  bool shadow = false;
};

Json passing_view(const Setting& setting) {
  std::vector<Json> lo{var("t")};
  std::vector<Json> hi{add(var("t"), num(1))};
  if (setting.matrix) {
    lo.push_back(num(0));
    hi.push_back(num(1));
  }
  const Json hull = view("x_0", 1, plan_box(lo, hi));
  return cleaned_up(setting.written ? writing(hull, true) : reading(hull));
}

// Adds x[t] to all of A, for each t.
Json plan_of(const Setting& setting) {
  Json plan = empty_plan("passing", {});
  plan["arrays"].push_back(array("A", "double", {num(kRows)}, true, true));
  std::vector<Json> extents{num(setting.extent)};
  if (setting.matrix) extents.push_back(num(1));
  plan["arrays"].push_back(array("x", "double", extents, true, setting.written || setting.written_before));
  if (setting.hole) plan["arrays"][1]["extentsInferred"] = true;
  if (setting.stride > 1) plan["arrays"][1]["hostStrides"] = Json::array({num(setting.stride)});
  if (setting.other > 0) plan["arrays"].push_back(array("y", "double", {num(setting.other)}, true, false));
  plan["classes"].push_back(distribution_class("A.0", num(0), num(kRows)));
  plan["classes"].push_back(distribution_class("x.0", num(0), num(setting.extent)));
  if (setting.written_before) {
    Json fill = phase_over("fill", {}, 1, num(0), num(setting.extent));
    fill["views"].push_back(writing(view("x_1", 1, plan_box({var("lo")}, {var("hi")})), true));
    fill["launches"].push_back(launch("fill", {0}, {var("lo"), var("hi")}, {}, {}));
    plan["phases"].push_back(fill);
    plan["host"].push_back(leaf(0, {}));
  }
  Json phase = phase_over("add", {"t"}, 0, num(0), num(kRows));
  const Json own = plan_box({var("lo")}, {var("hi")});
  Json rows = writing(view("A_0", 0, own), true);
  rows["reads"].push_back(own);
  phase["views"].push_back(rows);
  phase["views"].push_back(passing_view(setting));
  if (setting.other > 0) {
    phase["views"].push_back(cleaned_up(reading(view("y_0", 2, plan_box({var("t")}, {add(var("t"), num(1))})))));
  }
  phase["launches"].push_back(launch("add", {0, 1}, {var("lo"), var("hi"), var("t")}, {}, {}));
  const int position = static_cast<int>(plan["phases"].size());
  plan["phases"].push_back(phase);
  plan["host"].push_back(loop("t", num(0), lt(var("t"), num(kSteps)), 1, {leaf(position, {var("t")})}));
  return plan;
}

// Returns whether the last array is preloaded.
bool is_preloaded(const Setting& setting, std::size_t memory_limit = 0) {
  const std::vector<Plan> plans = parse_plans(Json::array({plan_of(setting)}).dump().c_str());
  boxflow_host_kernel no_kernel{nullptr, nullptr};
  boxflow_bundle bundle{};
  bundle.host_kernels = &no_kernel;
  RunOptions options;
  options.target = Target::kHost;
  options.devices = 2;
  options.memory_limit = memory_limit;
  options.shadow = setting.shadow;
  Session session(bundle, options);
  std::vector<double> a(kRows);
  const auto bytes = static_cast<std::size_t>(setting.extent * setting.stride) * sizeof(double);
  void* const x = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  REQUIRE(x != MAP_FAILED);
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  if (setting.hole && bytes > 2 * page) REQUIRE(mprotect(static_cast<char*>(x) + page, page, PROT_NONE) == 0);
  std::vector<double> y(static_cast<std::size_t>(setting.other));
  std::vector<void*> addresses{a.data(), x};
  if (setting.other > 0) addresses.push_back(y.data());
  RegionArrays arrays = make_region_arrays(plans[0], {}, addresses);
  choose_preloaded(plans[0], arrays, session);
  munmap(x, bytes);
  return arrays.back().preloaded;
}

void add_step(void* const* arguments) {
  auto* const a = kernel_argument<double*>(arguments, 0);
  const auto* const x = kernel_argument<const double*>(arguments, 1);
  const auto lo = kernel_argument<std::int64_t>(arguments, 2);
  const auto hi = kernel_argument<std::int64_t>(arguments, 3);
  const auto t = kernel_argument<std::int64_t>(arguments, 4);
  for (std::int64_t i = lo; i < hi; ++i) a[i] += x[t];
}

void fill(void* const* arguments) {
  auto* const x = kernel_argument<double*>(arguments, 0);
  const auto lo = kernel_argument<std::int64_t>(arguments, 1);
  const auto hi = kernel_argument<std::int64_t>(arguments, 2);
  for (std::int64_t t = lo; t < hi; ++t) x[t] = static_cast<double>(t);
}

const boxflow_host_kernel kKernels[] = {{"add", add_step}, {"fill", fill}, {nullptr, nullptr}};

}  // namespace

TEST_CASE("a small array that a loop only reads comes at once") {
  CHECK(is_preloaded({}));
  CHECK(is_preloaded({.written_before = true}));
  CHECK(is_preloaded({.extent = kMostElements}));
  CHECK(!is_preloaded({.extent = kMostElements + 1}));
  CHECK(!is_preloaded({.matrix = true}));
  CHECK(!is_preloaded({.written = true}));
}

TEST_CASE("all arrays that come at once are small together") {
  CHECK(is_preloaded({.extent = kMostElements / 2, .other = kMostElements / 2}));
  CHECK(!is_preloaded({.extent = kMostElements / 2, .other = kMostElements / 2 + 1}));
  CHECK(is_preloaded({.extent = kMostElements + 1, .other = kMostElements}));  // the first one stays behind
}

TEST_CASE("elements that lie far apart in the program's memory do not come at once") {
  CHECK(is_preloaded({.extent = kMostElements / 4, .stride = 4}));
  CHECK(!is_preloaded({.extent = kMostElements / 4, .stride = 8}));
}

TEST_CASE("in shadow mode less comes at once") {
  CHECK(is_preloaded({.extent = kMostElements / 64, .shadow = true}));
  CHECK(!is_preloaded({.extent = kMostElements / 64 + 1, .shadow = true}));
}

TEST_CASE("an array that may lack memory somewhere comes at once if it has memory everywhere") {
  CHECK(is_preloaded({.hole = true}));  // too small for one
  CHECK(!is_preloaded({.extent = kMostElements, .hole = true}));
}

TEST_CASE("where memory is short a loop brings the parts of arrays that it needs") {
  CHECK(is_preloaded({}, 1024 * 8 * kSteps));
  CHECK(!is_preloaded({}, 1024 * 8 * kSteps - 256));
}

TEST_CASE("an array that comes at once takes one copy per device, and its loop is steady") {
  for (const bool written_before : {false, true}) {
    for (const std::size_t devices : {1, 2, 3}) {
      for (const bool watched : {false, true}) {
        CAPTURE(written_before);
        CAPTURE(devices);
        std::vector<double> a(kRows);
        std::iota(a.begin(), a.end(), 0.0);
        std::vector<double> x(kSteps);
        std::iota(x.begin(), x.end(), 0.0);
        RunSetting setting;
        setting.devices = devices;
        setting.watched = watched;
        const Json plan = plan_of({.written_before = written_before});
        const RegionStats stats = run_plan(plan, kKernels, setting, {}, {a.data(), x.data()});
        for (std::int64_t i = 0; i < kRows; ++i) {
          CHECK(a[static_cast<std::size_t>(i)] == static_cast<double>(i + kSteps * (kSteps - 1) / 2));
        }
        // And one for the rows of A. What another device has need not come from the host.
        const std::uint64_t copies = stats.of(Purpose::kReadIn).copies + stats.of(Purpose::kFlowIn).copies;
        if (!written_before) CHECK(copies == 2 * devices);
        if (!watched && devices > 1) CHECK(stats.counters.repeated_iterations >= std::uint64_t{kSteps - 12});
      }
    }
  }
}
