// When there is nothing to decide for the only device.
#include "steady/whole_arrays.hpp"

#include <doctest/doctest.h>

#include "idle_platform.hpp"
#include "keep/kept_arrays.hpp"
#include "plans.hpp"
#include "support/boxes.hpp"
#include "support/call_log.hpp"
#include "support/region_runner.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

constexpr std::int64_t kRows = 8;

// Array A, which the plan's only phase writes, and B, which it reads.
Json plan_of_two_arrays() {
  Json plan = empty_plan("two", {});
  for (const char* name : {"A", "B"}) {
    plan["arrays"].push_back(array(name, "double", {num(kRows), num(4)}, true, true));
  }
  plan["classes"].push_back(distribution_class("A.0", num(0), num(kRows)));
  Json phase = phase_over("p0", {}, 0, num(0), num(kRows));
  const Json rows = plan_box({var("lo"), num(0)}, {var("hi"), num(4)});
  phase["views"].push_back(writing(view("A_0", 0, rows), true));
  phase["views"].push_back(reading(view("A_1", 0, rows)));
  phase["views"].push_back(reading(view("B_0", 1, rows)));
  plan["phases"].push_back(phase);
  plan["host"].push_back(leaf(0, {}));
  return plan;
}

struct Fixture {
  explicit Fixture(const RunOptions& asked = {}, std::size_t devices = 1)
      : plans(parse_plans(Json::array({plan_of_two_arrays()}).dump().c_str())), options(asked) {
    options.target = Target::kHost;
    options.devices = devices;
    bundle.host_kernels = &no_kernel;
    session = std::make_unique<Session>(bundle, options);
    kept = std::make_unique<KeptArrays>(*session);
    void* const addresses[] = {data[0].data(), data[1].data()};
    arrays = make_region_arrays(plan(), {}, addresses);
    stats = RegionStats("two", "t.c:1", {"A", "B"}, devices);
    work_log = std::make_unique<WorkLog>(*session, stats);
    transfers = std::make_unique<Transfers>(*session, arrays, stats, *work_log);
    buffers = std::make_unique<Buffers>(*session, *kept, arrays, *transfers, stats);
    active = std::make_unique<ActiveDevices>(session->usable());
    whole = std::make_unique<WholeArrays>(plan(), *session, arrays, *buffers, *active, false);
  }

  const Plan& plan() const { return plans[0]; }
  Tile* tile() { return whole->tile_of(plan().phases[0]); }
  // A buffer that holds these rows of the array, as the host does.
  Buffer& bring(std::size_t array, std::int64_t lo, std::int64_t hi) {
    const Box rows = box({lo, 0}, {hi, 4});
    Buffer& buffer = *buffers->allocate(0, array, rows, Buffers::Fit::kExact);
    buffer.transient = false;
    arrays[array].directory.add(rows, &buffer);
    return buffer;
  }
  void write(Buffer& buffer) { arrays[buffer.array].directory.set_only(buffer.box, &buffer); }

  std::vector<Plan> plans;
  RunOptions options;
  boxflow_host_kernel no_kernel{nullptr, nullptr};
  boxflow_bundle bundle{};
  std::array<std::array<double, kRows * 4>, 2> data{};
  std::unique_ptr<Session> session;
  std::unique_ptr<KeptArrays> kept;
  RegionArrays arrays;
  RegionStats stats;
  std::unique_ptr<WorkLog> work_log;
  std::unique_ptr<Transfers> transfers;
  std::unique_ptr<Buffers> buffers;
  std::unique_ptr<ActiveDevices> active;
  std::unique_ptr<WholeArrays> whole;
};

}  // namespace

TEST_CASE("a phase has its arrays whole once it holds what it reads and holds alone what it writes") {
  Fixture fixture;
  CHECK(fixture.tile() == nullptr);
  Buffer& a = fixture.bring(0, 0, kRows);
  Buffer& b = fixture.bring(1, 0, kRows);
  CHECK(fixture.tile() == nullptr);  // the host has A as well
  fixture.write(a);
  const Tile* tile = fixture.tile();
  REQUIRE(tile != nullptr);
  CHECK(tile->device == 0);
  REQUIRE(tile->views.size() == 3);
  for (std::size_t i = 0; i < 3; ++i) {
    REQUIRE(tile->views[i].buffers.size() == 1);
    CHECK(tile->views[i].buffers[0] == (i < 2 ? &a : &b));
  }
  CHECK(fixture.whole->buffer_count(fixture.plan().phases[0]) == 2);
}

TEST_CASE("a phase has its arrays whole no longer than they are") {
  Fixture fixture;
  Buffer& a = fixture.bring(0, 0, kRows);
  Buffer& b = fixture.bring(1, 0, kRows);
  fixture.write(a);
  REQUIRE(fixture.tile() != nullptr);
  SUBCASE("the host got some") {
    fixture.arrays[0].directory.add(box({3, 0}, {4, 4}), fixture.arrays[0].host.get());
    CHECK(fixture.tile() == nullptr);
    fixture.write(a);
    CHECK(fixture.tile() != nullptr);
  }
  SUBCASE("the host wrote some") {
    fixture.arrays[1].directory.set_only(box({3, 1}, {4, 2}), fixture.arrays[1].host.get());
    CHECK(fixture.tile() == nullptr);
  }
  SUBCASE("a buffer went") {
    fixture.buffers->free(b);
    CHECK(fixture.tile() == nullptr);
  }
  SUBCASE("a smaller buffer came and got a copy") {
    Buffer& other = fixture.bring(1, 2, 3);
    CHECK(fixture.tile() != nullptr);
    fixture.write(other);
    CHECK(fixture.tile() == nullptr);
  }
}

TEST_CASE("buffers for a part, or for one serial iteration, are not the array") {
  Fixture fixture;
  fixture.write(fixture.bring(0, 0, kRows - 1));
  fixture.bring(1, 0, kRows);
  CHECK(fixture.tile() == nullptr);
  fixture.write(fixture.bring(0, kRows - 1, kRows));
  CHECK(fixture.tile() == nullptr);
  Buffer& whole = fixture.bring(0, 0, kRows);
  whole.transient = true;
  fixture.write(whole);
  CHECK(fixture.tile() == nullptr);
}

TEST_CASE("several devices, or options under which boxes matter, are never without decisions") {
  const auto decides = [](const RunOptions& options, std::size_t devices) {
    Fixture fixture(options, devices);
    fixture.write(fixture.bring(0, 0, kRows));
    fixture.bring(1, 0, kRows);
    return fixture.tile() == nullptr;
  };
  CHECK(!decides({}, 1));
  CHECK(decides({}, 2));
  const auto with = [](auto change) {
    RunOptions options;
    change(options);
    return options;
  };
  CHECK(decides(with([](RunOptions& options) { options.repeat = false; }), 1));
  CHECK(decides(with([](RunOptions& options) { options.reuse = false; }), 1));
  CHECK(decides(with([](RunOptions& options) { options.overlap = false; }), 1));
  CHECK(decides(with([](RunOptions& options) { options.concurrent_tiles = 2; }), 1));
  CHECK(decides(with([](RunOptions& options) { options.boxes = BoxPolicy::kDisjoint; }), 1));
  CHECK(decides(with([](RunOptions& options) { options.distribution = Distribution::kDynamic; }), 1));
}

// On devices that do nothing. Also with tiles of some rows, and rows dealt out in turn.
TEST_CASE("tiles without decisions are launched as others would be") {
  constexpr std::int64_t n = 40;
  const auto never_called = [](void* const*) {};
  std::vector<boxflow_host_kernel> kernels;
  for (const char* name : {"p0_k0", "p0_k1", "p0_k2", "p1_k0", "p1_k1", "p1_k2", "p2_k0", "p2_k1", "p2_k2"}) {
    kernels.push_back({name, never_called});
  }
  kernels.push_back({nullptr, nullptr});
  std::vector<double> array(n * n);
  for (const std::int64_t tile : {0, 7}) {
    for (const Distribution distribution : {Distribution::kBlock, Distribution::kCyclic}) {
      CallLog logs[2];
      RegionStats stats[2];
      for (const bool repeat : {false, true}) {
        RunSetting setting;
        setting.watched = false;
        setting.devices = 1;
        setting.repeat = repeat;
        setting.tile = tile;
        setting.distribution = distribution;
        const auto idle = [&](std::unique_ptr<Platform> platform) {
          return with_call_log(logs[repeat])(bench::idle_platform(std::move(platform), 0));
        };
        stats[repeat] = run_plan(bench::floyd_plan(), kernels.data(), setting, {0, n, n}, {array.data()}, {}, idle);
      }
      REQUIRE(logs[true].size() == logs[false].size());
      for (std::size_t i = 0; i < logs[true].size(); ++i) {
        // One launch stands for those before it when they are waited for.
        const bool writes_out = logs[false][i].find(" to host ") != std::string::npos;
        const std::size_t end = writes_out ? logs[false][i].find(" after") : std::string::npos;
        REQUIRE(logs[true][i].substr(0, end) == logs[false][i].substr(0, end));
      }
      CHECK(stats[true].counters.reuse_hits == stats[false].counters.reuse_hits);
      CHECK(stats[true].devices[0].tiles == stats[false].devices[0].tiles);
      CHECK(stats[true].devices[0].launches == stats[false].devices[0].launches);
    }
  }
}
