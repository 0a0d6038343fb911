// The distribution `dynamic` on simulated devices of known speeds, and its results on host devices.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>

#include "support/boxes.hpp"
#include "support/random_program.hpp"
#include "support/random_times.hpp"
#include "support/temporary_file.hpp"
#include "support/thoroughness.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

constexpr double kInstancesPerSecond = 1e9;

// A machine that computes slowly and has links like those of today.
struct Model {
  explicit Model(const std::string& speeds, const std::string& link_rate = "100e9")
      : path(temporary_file("model.json").string()) {
    std::ofstream(path) << R"({ "version": 1, "name": "test", "devices": 4, "issueNs": 1000,
      "device": { "name": "d", "memoryBytes": 1e12, "memoryBytesPerSecond": 1e15, "instancesPerSecond": 1e9,
                  "launchNs": 3000 },
      "hostLink": { "bytesPerSecond": )"
                        << link_rate << R"(, "latencyNs": 10000, "rowNs": 0 },
      "peerLink": { "bytesPerSecond": )"
                        << link_rate << R"(, "latencyNs": 7000, "rowNs": 0 }, "relativeSpeeds": [)" << speeds << "] }";
  }
  ~Model() { std::filesystem::remove(path); }
  std::string path;
};

Json times(Json a, Json b) { return test::apply("mul", {std::move(a), std::move(b)}); }

// y[i] = f(x[i]), again and again.
Json options_plan(std::int64_t work) {
  Json plan = empty_plan("options", {"n", "steps"});
  plan["arrays"].push_back(array("x", "double", {var("n")}, true, false));
  plan["arrays"].push_back(array("y", "double", {var("n")}, false, true));
  plan["classes"].push_back(distribution_class("x.0", num(0), var("n")));
  Json phase = phase_over("p0", {"t"}, 0, num(0), var("n"));
  phase["views"].push_back(reading(view("x", 0, plan_box({var("lo")}, {var("hi")}))));
  phase["views"].push_back(writing(view("y", 1, plan_box({var("lo")}, {var("hi")})), true));
  phase["launches"].push_back(launch("f", {0, 1}, {var("lo")}, {sub(var("hi"), var("lo"))}, {256}));
  phase["workHull"] = times(num(work), sub(var("hi"), var("lo")));
  plan["phases"].push_back(phase);
  plan["host"].push_back(loop("t", num(0), lt(var("t"), var("steps")), 1, {leaf(0, {var("t")})}));
  return plan;
}

// b from a and its neighbours, then a from b.
Json stencil_plan() {
  Json plan = empty_plan("stencil", {"n", "steps"});
  const Json last = sub(var("n"), num(1));
  for (const char* name : {"a", "b"}) plan["arrays"].push_back(array(name, "double", {var("n"), var("n")}, true, true));
  plan["classes"].push_back(distribution_class("a.0", num(1), last));
  for (int position = 0; position < 2; ++position) {
    Json phase = phase_over("p" + std::to_string(position), {"t"}, 0, num(1), last);
    phase["views"].push_back(reading(
        view("from", position, plan_box({sub(var("lo"), num(1)), num(0)}, {add(var("hi"), num(1)), var("n")}))));
    phase["views"].push_back(writing(view("to", 1 - position, plan_box({var("lo"), num(1)}, {var("hi"), last})), true));
    phase["launches"].push_back(launch("f", {0, 1}, {var("lo")}, {sub(var("hi"), var("lo"))}, {256}));
    phase["workHull"] = times(sub(var("hi"), var("lo")), sub(var("n"), num(2)));
    const auto rows = [&](Json lo, Json hi) { return plan_box({std::move(lo), num(1)}, {std::move(hi), last}); };
    phase["flowOut"].push_back(flow(1 - position, 1 - position,
                                    {rows(maximum(var("lo"), sub(var("rlo"), num(1))),
                                          minimum(var("hi"), add(var("rhi"), num(1))))}));
    plan["phases"].push_back(phase);
  }
  plan["host"].push_back(
      loop("t", num(0), lt(var("t"), var("steps")), 1, {leaf(0, {var("t")}), leaf(1, {var("t")})}));
  return plan;
}

// Row k of the rows behind it, of which there are fewer and fewer.
Json triangle_plan() {
  Json plan = empty_plan("triangle", {"n"});
  plan["arrays"].push_back(array("a", "double", {var("n"), var("n")}, true, true));
  plan["classes"].push_back(distribution_class("a.0", num(0), var("n")));
  const Json next = add(var("k"), num(1));
  Json phase = phase_over("p0", {"k"}, 0, next, var("n"));
  phase["views"].push_back(cleaned_up(reading(view("row", 0, plan_box({var("k"), num(0)}, {next, var("n")})))));
  phase["views"].push_back(
      writing(reading(view("rows", 0, plan_box({var("lo"), num(0)}, {var("hi"), var("n")}))), true));
  phase["launches"].push_back(launch("f", {0, 1}, {var("lo")}, {sub(var("hi"), var("lo"))}, {256}));
  phase["workHull"] = times(sub(var("hi"), var("lo")), times(num(10), var("n")));
  plan["phases"].push_back(phase);
  plan["host"].push_back(loop("k", num(0), lt(var("k"), sub(var("n"), num(1))), 1, {leaf(0, {var("k")})}));
  return plan;
}

std::size_t placements_in(const std::string& path) {
  std::ifstream file(path);
  const Json events = Json::parse(file)["traceEvents"];
  return static_cast<std::size_t>(
      std::count_if(events.begin(), events.end(), [](const Json& event) { return event["name"] == "place"; }));
}

RegionStats simulate(const Json& plan, const Model& model, Distribution distribution,
                     const std::vector<std::int64_t>& parameters, std::size_t devices = 4) {
  RunSetting setting;
  setting.devices = devices;
  setting.distribution = distribution;
  // Nobody reads them: simulated devices have no data.
  static std::vector<double> memory(2);
  return simulate_plan(plan, model.path, setting, parameters, {memory.data(), memory.data() + 1});
}

// The time and the copied bytes of `steps` more steps, once `first` steps have been made.
struct Steady {
  Steady(const Json& plan, const Model& model, Distribution distribution, std::int64_t n, std::int64_t first,
         std::int64_t steps) {
    const RegionStats before = simulate(plan, model, distribution, {n, first});
    const RegionStats after = simulate(plan, model, distribution, {n, first + steps});
    ns_per_step =
        static_cast<double>(after.times.simulated_ns - before.times.simulated_ns) / static_cast<double>(steps);
    const auto more = [&](Purpose purpose) { return after.of(purpose).bytes - before.of(purpose).bytes; };
    pulled = more(Purpose::kFlowIn) + more(Purpose::kMove) + more(Purpose::kReadIn);
    pushed = more(Purpose::kFlowOut);
  }
  double ns_per_step;
  std::uint64_t pulled;
  std::uint64_t pushed;
};

}  // namespace

TEST_CASE("devices of different speeds get what they can do, and keep it") {
  const Model model("1, 0.5, 1, 1");
  const std::int64_t n = 100'000;
  const double best = 1e9 * static_cast<double>(1000 * n) / (3.5 * kInstancesPerSecond);
  const Steady steady(options_plan(1000), model, Distribution::kDynamic, n, 20, 20);
  CHECK(steady.ns_per_step < 1.1 * best);
  CHECK(steady.pulled == 0);
  const Steady block(options_plan(1000), model, Distribution::kBlock, n, 20, 20);
  CHECK(block.ns_per_step > 1.7 * best);
}

TEST_CASE("a device twice as fast gets twice as much") {
  const Model model("2");
  const RegionStats stats = simulate(options_plan(1000), model, Distribution::kDynamic, {90'000, 400}, 2);
  const double ratio =
      static_cast<double>(stats.devices[0].compute_ns) / static_cast<double>(stats.devices[1].compute_ns);
  CHECK(ratio == doctest::Approx(1).epsilon(0.05));
}

TEST_CASE("a stencil's rows move once, and after that only what is at the cuts") {
  const Model model("1, 1, 0.5, 1");
  const std::int64_t n = 4002;
  const double best = 1e9 * 2 * 4000.0 * 4000.0 / (3.5 * kInstancesPerSecond);
  const Steady steady(stencil_plan(), model, Distribution::kDynamic, n, 16, 10);
  CHECK(steady.ns_per_step < 1.1 * best);
  CHECK(steady.pulled == 0);
  const Steady block(stencil_plan(), model, Distribution::kBlock, n, 16, 10);
  CHECK(steady.pushed == block.pushed);
  CHECK(block.ns_per_step > 1.6 * best);
}

TEST_CASE("equal devices get blocks, and send what blocks do") {
  const Model model("");
  for (const std::size_t devices : {1, 2, 3, 4, 8}) {
    for (const std::int64_t n : {2, 3, 9, 257, 4001}) {
      const RegionStats dynamic = simulate(stencil_plan(), model, Distribution::kDynamic, {n, 12}, devices);
      const RegionStats block = simulate(stencil_plan(), model, Distribution::kBlock, {n, 12}, devices);
      CAPTURE(devices);
      CAPTURE(n);
      CHECK(dynamic.links.size() == block.links.size());
      for (const auto& [link, stats] : block.links) {
        CHECK(dynamic.link(link.from, link.to).bytes == stats.bytes);
        CHECK(dynamic.link(link.from, link.to).copies == stats.copies);
      }
    }
  }
}

TEST_CASE("where rows run out on some devices, others share theirs") {
  const Model model("");
  const RegionStats dynamic = simulate(triangle_plan(), model, Distribution::kDynamic, {800});
  const RegionStats block = simulate(triangle_plan(), model, Distribution::kBlock, {800});
  // Blocks: the last device has all of its rows to the end. Half the work on as many devices is the best there is.
  CHECK(dynamic.times.simulated_ns < 0.72 * static_cast<double>(block.times.simulated_ns));
}

TEST_CASE("rows stay where they are until moving them costs less than it would have gained") {
  // Two milliseconds of a link for a fifth of a millisecond of work in each step.
  const Model model("1, 0.8, 1, 1", "1e9");
  const auto moved = [&](std::int64_t steps) {
    return simulate(options_plan(1), model, Distribution::kDynamic, {4'000'000, steps}).of(Purpose::kFlowIn).bytes;
  };
  CHECK(moved(12) == 0);
  CHECK(moved(60) > 0);
  CHECK(moved(200) == moved(100));
}

TEST_CASE("whatever times are measured, results are those of the sequential loops") {
  std::size_t placements = 0;
  std::size_t runs = 0;
  const unsigned seeds = short_or_full(40u, 150u);
  for (unsigned seed = 0; seed < seeds; ++seed) {
    std::mt19937 random(seed);
    RandomProgram program = random_program(random);
    program.steps = pick(random, 10, 60);
    const Json plan = plan_of(program, random);
    const std::vector<Matrix> input = random_arrays(program, random);
    std::vector<Matrix> expected = input;
    run_sequentially(program, expected);
    RunSetting setting;
    setting.distribution = Distribution::kDynamic;
    setting.devices = static_cast<std::size_t>(pick(random, 1, 8));
    setting.boxes = std::array{BoxPolicy::kMerge, BoxPolicy::kDisjoint, BoxPolicy::kConvex}[seed % 3];
    setting.tile = pick(random, 0, 2) == 0 ? pick(random, 1, 4) : 0;
    setting.reuse = pick(random, 0, 3) > 0;
    setting.concurrent_tiles = static_cast<std::size_t>(pick(random, 1, 3));
    setting.memory_limit = pick(random, 0, 2) == 0 ? static_cast<std::size_t>(pick(random, 3, 6)) * 256 : 0;
    CAPTURE(seed);
    CAPTURE(to_string(setting));
    std::vector<Matrix> actual = input;
    const std::string path = temporary_file("placements.json");
    Trace trace(path);
    try {
      run_plan(plan, random_program_kernels, setting, {}, {actual[0].data(), actual[1].data(), actual[2].data()}, {},
               with_random_times(seed), {}, &trace);
    } catch (const Error& error) {
      REQUIRE(error.code() == "BF5020");
      REQUIRE(setting.memory_limit > 0);
      continue;
    }
    REQUIRE(actual == expected);
    trace.close();
    placements += placements_in(path);
    std::filesystem::remove(path);
    ++runs;
  }
  // Each run places its two classes, if both are used, once at the least.
  CHECK(placements > 2 * runs);
}
