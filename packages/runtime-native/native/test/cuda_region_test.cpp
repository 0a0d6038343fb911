// Regions on the CUDA driver made up for the tests: that they compute the right values although the driver does nothing
// before it must, and how many calls of the driver a serial iteration takes once every device has its buffers.
#include <cstdlib>
#include <map>
#include <string>

#include "cuda_fake_control.hpp"
#include "device/cuda/cuda_api.hpp"
#include "device_checks.hpp"
#include "run/region.hpp"
#include "support/plan_parts.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

constexpr std::int64_t kLength = 50;
constexpr std::int64_t kSteps = 1200;

// Returns the elements of a tile [lo, hi) that readers [rlo, rhi) of a stencil of three points need.
Json halo() {
  return plan_box({maximum(var("lo"), sub(var("rlo"), num(1)))}, {minimum(var("hi"), add(var("rhi"), num(1)))});
}

Json step(const std::string& name, int from, int to, int next_phase, std::int64_t tile_instances) {
  Json phase = phase_over(name, {"t"}, 0, num(1), sub(var("n"), num(1)));
  phase["workHull"] = num(tile_instances);
  const Json read = plan_box({sub(var("lo"), num(1))}, {add(var("hi"), num(1))});
  phase["views"].push_back(reading(view("from", from, read)));
  phase["views"].push_back(writing(view("to", to, plan_box({var("lo")}, {var("hi")})), true));
  // In two halves, so that one launch follows another.
  const Json width = sub(var("hi"), var("lo"));
  phase["launches"].push_back(launch("relax", {0, 1}, {var("lo")}, {sub(width, num(1))}, {32}));
  phase["launches"].push_back(launch("relax", {0, 1}, {sub(var("hi"), num(1))}, {num(1)}, {32}));
  phase["flowOut"].push_back(flow(to, next_phase, {halo()}));
  return phase;
}

// Every tile is said to have so many instances.
Json stencil(std::int64_t tile_instances) {
  Json plan = empty_plan("stencil", {"n", "steps"});
  plan["arrays"].push_back(array("a", "int64", {var("n")}, true, true));
  plan["arrays"].push_back(array("b", "int64", {var("n")}, true, true));
  plan["classes"].push_back(distribution_class("a.0", num(1), sub(var("n"), num(1))));
  plan["phases"] = {step("p0", 0, 1, 1, tile_instances), step("p1", 1, 0, 0, tile_instances)};
  plan["host"].push_back(loop("t", num(0), lt(var("t"), var("steps")), 1, {leaf(0, {var("t")}), leaf(1, {var("t")})}));
  return plan;
}

using Values = std::vector<std::int64_t>;

void relax(const Values& from, Values& to) {
  for (std::size_t i = 1; i + 1 < from.size(); ++i) to[i] = (1 + from[i - 1] + from[i] + from[i + 1]) % 1000003;
}

Values start_values() {
  Values values;
  for (std::int64_t i = 0; i < kLength; ++i) values.push_back(i * i % 17);
  return values;
}

constexpr const char* kSymbols[] = {"cuLaunchKernel",  "cuMemcpyPeerAsync",  "cuEventRecord", "cuStreamWaitEvent",
                                    "cuEventQuery",    "cuEventSynchronize", "cuEventCreate", "cuEventElapsedTime",
                                    "cuCtxSetCurrent", "cuMemAlloc_v2",      "cuGraphLaunch"};
using Calls = std::map<std::string, int>;

Calls calls_so_far(FakeDriver& driver) {
  Calls calls;
  for (const char* symbol : kSymbols) calls[symbol] = driver.calls(symbol);
  return calls;
}

// Returns the calls of so many serial iterations in the middle of a region that runs on the driver's devices. Fails if
// the values differ from those of the sequential program.
// `without_room`: a function of the driver that has no room once. `breaks`: the device that fails before these calls.
// `fails`: a function of the driver that fails at a call.
Calls calls_of_some(Checks& checks, FakeDriver& driver, FakeCudaSetup setup, bool profiling, std::int64_t iterations,
                    std::int64_t tile_instances = 1, const char* without_room = nullptr, int breaks = -1,
                    const char* fails = nullptr, int calls_before = 0) {
  driver.start(setup);
  if (fails) driver.fail_after(fails, calls_before, 719);
  if (without_room) driver.fail_next(without_room, cuda::kErrorOutOfMemory);
  Values a = start_values();
  Values b(kLength, 0);
  Values expected_a = a;
  Values expected_b = b;
  for (std::int64_t t = 0; t < kSteps; ++t) {
    relax(expected_a, expected_b);
    relax(expected_b, expected_a);
  }
  boxflow_bundle bundle{};
  bundle.cuda_fatbin = kImage;
  RunOptions options;
  options.target = Target::kCuda;
  options.devices = static_cast<std::size_t>(setup.devices);
  options.profiling = profiling;
  const std::vector<Plan> plans = parse_plans(Json::array({stencil(tile_instances)}).dump().c_str());
  Session session(bundle, options);
  KeptArrays kept(session);
  RegionStats stats("stencil", "", {"a", "b"}, session.device_count());
  RegionCall call;
  call.plan = &plans[0];
  const std::vector<std::int64_t> parameters{kLength, kSteps};
  const std::vector<void*> addresses{a.data(), b.data()};
  call.parameters = parameters;
  call.arrays = addresses;
  Calls before;
  Calls after;
  std::int64_t issued = 0;
  call.iteration_issued = [&] {
    ++issued;
    if (issued == kSteps / 2) before = calls_so_far(driver);
    if (issued == kSteps / 2 + iterations) after = calls_so_far(driver);
    if (issued == kSteps / 2 && breaks >= 0) driver.break_device(breaks, 719);
  };
  run_region(call, session, kept, stats);
  const long long failed = breaks >= 0 || fails ? 1 : 0;
  checks.expect_equal(static_cast<long long>(session.usable().size()), setup.devices - failed, "devices that are left");
  session.drain();
  checks.expect_equal(static_cast<long long>(driver.hangs()), 0LL, "calls that would never have returned");
  checks.expect(a == expected_a && b == expected_b, "the values are the sequential program's");
  for (auto& [symbol, count] : after) count -= before[symbol];
  return after;
}

void expect_calls(Checks& checks, const Calls& calls, const Calls& expected) {
  for (const auto& [symbol, count] : calls) {
    const auto found = expected.find(symbol);
    checks.expect_equal(static_cast<long long>(count), found == expected.end() ? 0LL : found->second, symbol);
  }
}

}  // namespace

int main() {
  FakeDriver driver;
  Checks checks;
  // The calls are those of 64 serial iterations of two tiles per device, with two launches each. A device waits for the
  // older half of its last 256 launches at once, every 32 iterations.
  constexpr int kIterations = 64;
  const auto calls = [&](FakeCudaSetup setup, bool profiling) {
    return calls_of_some(checks, driver, setup, profiling, kIterations);
  };
  const bool graphs = driver.library.symbol<int (*)()>("cuGraphLaunch") != nullptr;
  checks.run(graphs ? "32 iterations are one graph and one event" : "a tile is its launches and one event", [&] {
    const Calls one_by_one = {
        {"cuLaunchKernel", 4 * kIterations}, {"cuEventRecord", 2 * kIterations}, {"cuEventSynchronize", 2}};
    const Calls in_graphs = {{"cuGraphLaunch", 2}, {"cuEventRecord", 2}, {"cuEventSynchronize", 1}};
    expect_calls(checks, calls(kOne, false), graphs ? in_graphs : one_by_one);
  });
  checks.run("without room for a graph, launches are issued one by one", [&] {
    if (!graphs) return;
    Calls refused = calls_of_some(checks, driver, kOne, false, kIterations, 1, "cuGraphInstantiateWithFlags");
    checks.expect_equal(static_cast<long long>(refused["cuLaunchKernel"]), 4LL * kIterations, "launches");
  });
  // A tile waits for the row that it gets, and a copy for the tile that wrote it: that the readers of what they
  // overwrite are done follows from these.
  constexpr FakeCudaSetup kTwo{2, std::size_t{1} << 30, 1, 1 << 30, 90};
  const Calls two_one_by_one = {{"cuLaunchKernel", 8 * kIterations},
                                {"cuMemcpyPeerAsync", 4 * kIterations},
                                {"cuEventRecord", (4 + 4) * kIterations},
                                {"cuStreamWaitEvent", (4 + 4) * kIterations},
                                {"cuCtxSetCurrent", 4 * kIterations},
                                {"cuEventSynchronize", 4}};
  // What `devices` do in graphs: each of their graphs waits once for the one before of each other device, and a second
  // queue waits for the graph.
  const auto in_graphs = [&](Calls some, long long devices, long long each, int queues = 1) {
    some.erase("cuEventQuery");  // the host looks for as long as it has to
    some.erase("cuCtxSetCurrent");
    const int graphs_issued = static_cast<int>(devices * each);
    expect_calls(checks, some, {{"cuGraphLaunch", graphs_issued},
                                {"cuEventRecord", graphs_issued},
                                {"cuStreamWaitEvent", graphs_issued * (static_cast<int>(devices) - 2 + queues)}});
  };
  checks.run("two devices wait once for what they get", [&] {
    if (graphs) return in_graphs(calls(kTwo, false), 2, 2);
    expect_calls(checks, calls(kTwo, false), two_one_by_one);
  });
  checks.run("devices that must not wait for each other are issued one by one", [&] {
    constexpr FakeCudaSetup kOneGpu{2, std::size_t{1} << 30, 1, 1 << 30, 90, 1};
    expect_calls(checks, calls(kOneGpu, false), two_one_by_one);
    setenv("CUDA_LAUNCH_BLOCKING", "1", 1);
    expect_calls(checks, calls(kTwo, false), two_one_by_one);
    unsetenv("CUDA_LAUNCH_BLOCKING");
    Calls apart = calls({2, std::size_t{1} << 30, 0, 1 << 30, 90}, false);
    checks.expect_equal(static_cast<long long>(apart["cuGraphLaunch"]), 0LL, "graphs without peer access");
  });
  checks.run("without room for flags, or a kernel for exchanges, work is issued one by one", [&] {
    if (!graphs) return;
    Calls refused = calls_of_some(checks, driver, kTwo, false, kIterations, 1, "cuMemHostAlloc");
    expect_calls(checks, refused, two_one_by_one);
  });
  // The other device's waits end, and the region starts again on it.
  checks.run("a device that fails leaves no other one waiting", [&] {
    constexpr FakeCudaSetup kThree{3, std::size_t{1} << 30, 1, 1 << 30, 90};
    for (const int breaks : {0, 1}) calls_of_some(checks, driver, kTwo, false, kIterations, 1, nullptr, breaks);
    for (const int breaks : {0, 1, 2}) calls_of_some(checks, driver, kThree, false, kIterations, 1, nullptr, breaks);
  });
  checks.run("a graph that cannot be issued leaves no other device waiting", [&] {
    if (!graphs) return;
    const auto fails = [&](const char* symbol, int before) {
      calls_of_some(checks, driver, kTwo, false, kIterations, 1, nullptr, -1, symbol, before);
    };
    for (const char* symbol : {"cuGraphLaunch", "cuGraphAddKernelNode_v2", "cuGraphInstantiateWithFlags"}) {
      for (const int before : {0, 1}) fails(symbol, before);
    }
    for (const int before : {6, 7}) fails("cuGraphLaunch", before);
  });
  // The element that a device sends is a tile of its own, with one launch and one event, on a queue of its own.
  checks.run("two devices with much to compute begin with what they send", [&] {
    const Calls some = calls_of_some(checks, driver, kTwo, false, kIterations, std::int64_t{1} << 40);
    if (graphs) return in_graphs(some, 2, 3, 2);
    expect_calls(checks, some,
                 {{"cuLaunchKernel", 12 * kIterations},
                  {"cuMemcpyPeerAsync", 4 * kIterations},
                  {"cuEventRecord", (8 + 4) * kIterations},
                  {"cuStreamWaitEvent", (4 + 4 + 8) * kIterations},
                  {"cuCtxSetCurrent", 8 * kIterations},
                  {"cuEventSynchronize", 6}});
  });
  // The two copies that a device in the middle gets come one after the other.
  checks.run("four devices wait once for all that they get", [&] {
    if (graphs) return in_graphs(calls(kFour, false), 4, 2);
    expect_calls(checks, calls(kFour, false),
                 {{"cuLaunchKernel", 16 * kIterations},
                  {"cuMemcpyPeerAsync", 12 * kIterations},
                  {"cuEventRecord", (8 + 12) * kIterations},
                  {"cuStreamWaitEvent", (8 + 12) * kIterations},
                  {"cuCtxSetCurrent", 20 * kIterations},
                  {"cuEventSynchronize", 8}});
  });
  checks.run("times take a second event of each tile, and questions in batches", [&] {
    Calls one = calls(kOne, true);
    // Asked for in batches of 512.
    checks.expect(one["cuEventElapsedTime"] == 0 || one["cuEventElapsedTime"] >= 256, "questions come in batches");
    one["cuEventElapsedTime"] = 0;
    one["cuEventQuery"] = 0;
    expect_calls(checks, one,
                 {{"cuLaunchKernel", 4 * kIterations}, {"cuEventRecord", 4 * kIterations}, {"cuEventSynchronize", 2}});
  });
  return checks.finish();
}
