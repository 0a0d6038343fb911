// Where a program's calls run if they are placed by what they cost. A call says how much work it is, so tests choose.
#include <doctest/doctest.h>

#include <atomic>
#include <cmath>
#include <numeric>
#include <random>
#include <thread>

#include "program/program.hpp"
#include "support/plan_parts.hpp"
#include "support/region_runner.hpp"
#include "support/thoroughness.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

constexpr std::int64_t kElements = 40;
constexpr double kSmall = 1;
constexpr double kLarge = 1e12;
constexpr double kUnknown = INFINITY;  // always on devices

// y[i] = 3 * y[i] + x[i]
void add_kernel(void* const* a) {
  const auto* x = kernel_argument<std::uint32_t*>(a, 0);
  auto* y = kernel_argument<std::uint32_t*>(a, 1);
  const auto lo = kernel_argument<std::int64_t>(a, 2);
  for (std::int64_t i = lo; i < lo + kernel_argument<std::int64_t>(a, 3); ++i) y[i] = 3 * y[i] + x[i];
}

// Adds 1 to the elements with even subscripts. Those between them are written back to the program, too.
void count_kernel(void* const* a) {
  auto* y = kernel_argument<std::uint32_t*>(a, 0);
  const auto lo = kernel_argument<std::int64_t>(a, 1);
  for (std::int64_t i = lo; i < lo + kernel_argument<std::int64_t>(a, 2); ++i) {
    if (i % 2 == 0) y[i] += 1;
  }
}

const boxflow_host_kernel kPlacedKernels[] = {{"add", add_kernel}, {"count", count_kernel}, {nullptr, nullptr}};

Json add_plan() {
  Json plan = empty_plan("scop0", {"n"});
  plan["arrays"].push_back(array("x", "int32", {var("n")}, true, false));
  plan["arrays"].push_back(array("y", "int32", {var("n")}, true, true));
  plan["classes"].push_back(distribution_class("y.0", num(0), var("n")));
  Json phase = phase_over("p0", {}, 0, num(0), var("n"));
  const Json box = plan_box({var("lo")}, {var("hi")});
  phase["views"].push_back(reading(view("x", 0, box)));
  phase["views"].push_back(writing(reading(view("y", 1, box)), true));
  phase["launches"].push_back(launch("add", {0, 1}, {var("lo")}, {sub(var("hi"), var("lo"))}, {1}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(leaf(0, {}));
  return plan;
}

Json count_plan() {
  Json plan = empty_plan("scop0", {"n"});
  plan["arrays"].push_back(array("y", "int32", {var("n")}, true, true));
  plan["classes"].push_back(distribution_class("y.0", num(0), var("n")));
  Json phase = phase_over("p0", {}, 0, num(0), var("n"));
  phase["views"].push_back(writing(reading(view("y", 0, plan_box({var("lo")}, {var("hi")}))), false));
  phase["launches"].push_back(launch("count", {0}, {var("lo")}, {sub(var("hi"), var("lo"))}, {1}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(leaf(0, {}));
  return plan;
}

// A program with one region, three arrays, and a place that says what the sequential program does.
struct PlacedProgram {
  explicit PlacedProgram(std::size_t devices, Offload offload = Offload::kAuto, bool verify = false)
      : program(make_options(devices, offload, verify)) {
    bundle.plans_json = json.c_str();
    bundle.host_kernels = kPlacedKernels;
    bundle.decisions = decisions;
    for (auto& array : arrays) {
      array.resize(kElements);
      std::iota(array.begin(), array.end(), 1);
    }
    expected = arrays;
  }

  static ProgramOptions make_options(std::size_t devices, Offload offload, bool verify) {
    ProgramOptions options;
    options.run.target = Target::kHost;
    options.run.devices = devices;
    options.offload = offload;
    options.verify = verify;
    return options;
  }

  // Adds a part of one array to the same part of another, as a compiled program does. Returns whether devices did it.
  bool add(std::size_t from, std::size_t to, std::int64_t begin, std::int64_t count, double operations, bool keep) {
    for (std::int64_t i = begin; i < begin + count; ++i) expected[to][i] = 3 * expected[to][i] + expected[from][i];
    std::uint32_t* const x = arrays[from].data() + begin;
    std::uint32_t* const y = arrays[to].data() + begin;
    void* const addresses[] = {x, y};
    boxflow_call call{};
    call.bundle = &bundle;
    call.parameters = &count;
    call.arrays = addresses;
    call.keep = keep ? 1 : 0;
    call.operations = operations;
    if (!enter_small(call) && program.enter(call)) return true;
    for (std::int64_t i = 0; i < count; ++i) y[i] = 3 * y[i] + x[i];
    if (call.state) program.check(call);
    return false;
  }

  bool enter_small(boxflow_call& call) {
    const auto least = static_cast<double>(__atomic_load_n(&decisions[0].least, __ATOMIC_RELAXED));
    return call.operations < least && program.begin_small(call);
  }

  void host_write(std::size_t array, std::int64_t element, std::uint32_t value) {
    expected[array][element] = value;
    announce(array, element, HostAccess::kWrite);
    arrays[array][element] = value;
  }

  void host_read(std::size_t array, std::int64_t element) {
    announce(array, element, HostAccess::kRead);
    REQUIRE(arrays[array][element] == expected[array][element]);
  }

  void announce(std::size_t array, std::int64_t element, HostAccess access) {
    const auto begin = reinterpret_cast<std::uintptr_t>(arrays[array].data() + element);
    if (boxflow_kept != 0) program.host_access({begin, begin + sizeof(std::uint32_t)}, access);
  }

  void check_all() {
    program.host_access(kEverything, HostAccess::kRead);
    REQUIRE(arrays == expected);
  }

  std::string json = Json::array({add_plan()}).dump();
  boxflow_bundle bundle{};
  boxflow_decision decisions[1]{};
  std::vector<std::vector<std::uint32_t>> arrays{3};
  std::vector<std::vector<std::uint32_t>> expected;
  Program program;
};

}  // namespace

TEST_CASE("small calls run sequentially, and large ones on devices") {
  PlacedProgram placed(2);
  CHECK_FALSE(placed.add(0, 1, 0, kElements, kSmall, false));
  CHECK(placed.decisions[0].least > 1);
  CHECK(placed.add(0, 1, 0, kElements, kLarge, false));
  CHECK_FALSE(placed.add(0, 1, 0, kElements, kSmall, false));
  placed.check_all();
}

TEST_CASE("a sequential call has what devices hold of its arrays, and devices then have what it wrote") {
  PlacedProgram placed(3);
  CHECK(placed.add(0, 1, 0, kElements, kLarge, true));
  CHECK(boxflow_kept > 0);
  CHECK_FALSE(placed.add(1, 2, 0, kElements, kSmall, true));
  CHECK_FALSE(placed.add(2, 1, 5, 10, kSmall, true));
  CHECK(placed.add(1, 0, 0, kElements, kLarge, true));
  placed.check_all();
}

TEST_CASE("`never` and `always` do as they say") {
  PlacedProgram never(2, Offload::kNever);
  CHECK_FALSE(never.add(0, 1, 0, kElements, kLarge, true));
  CHECK(never.decisions[0].least == INT64_MAX);
  PlacedProgram always(2, Offload::kAlways);
  CHECK(always.add(0, 1, 0, kElements, kSmall, false));
  CHECK(always.decisions[0].least == 0);
}

TEST_CASE("verified calls run on devices") {
  PlacedProgram placed(2, Offload::kAuto, true);
  CHECK_FALSE(placed.add(0, 1, 0, kElements, kSmall, false));
  CHECK(placed.decisions[0].least == 0);
  CHECK(placed.program.finish());
}

TEST_CASE("the text of a sequential call may call functions with regions") {
  PlacedProgram placed(2);
  placed.add(0, 1, 0, kElements, kSmall, false);
  boxflow_call outer{};
  outer.bundle = &placed.bundle;
  outer.operations = kSmall;
  REQUIRE(placed.enter_small(outer));
  CHECK(placed.add(0, 1, 0, kElements, kLarge, false));
  CHECK_FALSE(placed.add(0, 1, 0, kElements, kSmall, false));
  placed.program.check(outer);
  placed.check_all();
}

TEST_CASE("regions of two threads write elements between each other's, one on devices and one sequentially") {
  PlacedProgram placed(2);
  placed.json = Json::array({count_plan()}).dump();
  placed.bundle.plans_json = placed.json.c_str();
  std::vector<std::uint32_t> counts(kElements, 0);
  // Adds 1 to every second element. Returns whether devices did it.
  const auto count = [&](std::size_t first, double operations) {
    void* const addresses[] = {counts.data()};
    boxflow_call call{};
    call.bundle = &placed.bundle;
    call.parameters = &kElements;
    call.arrays = addresses;
    call.operations = operations;
    if (!placed.enter_small(call) && placed.program.enter(call)) return true;
    for (std::size_t i = first; i < counts.size(); i += 2) {
      counts[i] += 1;
      std::this_thread::yield();
    }
    placed.program.check(call);
    return false;
  };
  const auto calls = short_or_full(200U, 5000U);
  std::atomic<bool> done = false;
  bool always_on_devices = true;
  std::thread devices([&] {
    for (unsigned call = 0; call < calls; ++call) always_on_devices &= count(0, kUnknown);
    done = true;
  });
  unsigned sequential_calls = 0;
  bool ever_on_devices = false;
  do {
    ever_on_devices |= count(1, kSmall);
    sequential_calls += 1;
    std::this_thread::yield();
  } while (!done);
  devices.join();
  CHECK(always_on_devices);
  CHECK_FALSE(ever_on_devices);
  for (std::size_t i = 0; i < counts.size(); ++i) {
    CAPTURE(i);
    REQUIRE(counts[i] == (i % 2 == 0 ? calls : sequential_calls));
  }
}

TEST_CASE("a number of operations that overflows is large") {
  PlacedProgram placed(2);
  CHECK(placed.add(0, 1, 0, kElements, kUnknown, false));
  CHECK(placed.add(0, 1, 0, kElements, NAN, false));
}

TEST_CASE("calls of random sizes on the same arrays, with accesses of the host between them") {
  for (unsigned seed = 0; seed < short_or_full(20U, 500U); ++seed) {
    CAPTURE(seed);
    std::mt19937 random(seed);
    const auto up_to = [&](std::int64_t most) { return static_cast<std::int64_t>(random() % (most + 1)); };
    PlacedProgram placed(seed % 2 == 0 ? 1 : 3);
    int on_devices = 0;
    int sequentially = 0;
    for (int step = 0; step < 60; ++step) {
      const auto array = static_cast<std::size_t>(up_to(2));
      if (up_to(3) == 0) {
        placed.host_write(array, up_to(kElements - 1), static_cast<std::uint32_t>(random() % 1000));
      } else if (up_to(3) == 0) {
        placed.host_read(array, up_to(kElements - 1));
      } else {
        const std::int64_t begin = up_to(3) == 0 ? up_to(kElements / 2) : 0;
        const std::int64_t count = up_to(2) == 0 ? 1 + up_to(kElements - begin - 1) : kElements - begin;
        const auto to = (array + 1 + static_cast<std::size_t>(up_to(1))) % 3;
        const bool ran = placed.add(array, to, begin, count, up_to(1) == 0 ? kSmall : kUnknown, up_to(4) > 0);
        (ran ? on_devices : sequentially) += 1;
      }
    }
    placed.check_all();
    CHECK(on_devices > 5);
    CHECK(sequentially > 5);
  }
}
