// Room for what a device will need: where boxes move from each serial iteration to the next, for all from the start.
#include <doctest/doctest.h>

#include "support/region_runner.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

constexpr std::int64_t kHomeRows = 40;
constexpr std::int64_t kColumns = 64;
constexpr std::uint64_t kElementBytes = 8;
constexpr std::uint64_t kGranule = 256;

void nothing_kernel(void* const*) {}

const boxflow_host_kernel kNoKernels[] = {{"nothing", nothing_kernel}, {nullptr, nullptr}};

Json plan_of(const std::string& array_name, std::vector<Json> extents) {
  Json plan = empty_plan("moves", {});
  plan["arrays"].push_back(array(array_name, "int64", std::move(extents), true, true));
  plan["classes"].push_back(distribution_class("i", num(0), num(kColumns)));
  return plan;
}

// Returns a phase of columns [lo, hi), or of one piece.
Json phase_with(const std::vector<std::string>& iterators, Json written, bool single = false) {
  const Json columns = num(single ? 1 : kColumns);
  Json phase = phase_over("p", iterators, 0, num(0), columns);
  if (single) phase["single"] = "said so";
  phase["views"].push_back(writing(view("h", 0, std::move(written)), true));
  phase["launches"].push_back(launch("nothing", {0}, {}, {}, {}));
  return phase;
}

Json rows_from(Json first, Json count) {
  return plan_box({first, var("lo")}, {add(first, std::move(count)), var("hi")});
}

Json loop_over(const std::string& iterator, std::int64_t count, std::vector<Json> body, int step = 1) {
  return loop(iterator, num(0), lt(var(iterator), num(count)), step, std::move(body));
}

// for (t = 0; t < kHomeRows; t += step): h[t] … h[t + rows - 1] = …
Json moving_rows(int step, std::int64_t rows = 1) {
  Json plan = plan_of("h", {num(kHomeRows + rows), num(kColumns)});
  plan["phases"].push_back(phase_with({"t"}, rows_from(var("t"), num(rows))));
  plan["host"].push_back(loop_over("t", kHomeRows, {leaf(0, {var("t")})}, step));
  return plan;
}

RegionStats run(const Json& plan, BoxPolicy boxes, std::size_t devices = 1, std::size_t memory_limit = 0) {
  RunSetting setting;
  setting.devices = devices;
  setting.boxes = boxes;
  setting.memory_limit = memory_limit;
  std::vector<std::int64_t> memory(kHomeRows * kHomeRows * kColumns);
  return run_plan(plan, kNoKernels, setting, {}, std::vector<void*>(plan["arrays"].size(), memory.data()));
}

constexpr BoxPolicy kPolicies[] = {BoxPolicy::kMerge, BoxPolicy::kDisjoint};

}  // namespace

TEST_CASE("a row that is written once per iteration is in one buffer with all others") {
  for (const BoxPolicy boxes : kPolicies) {
    for (const std::size_t devices : {1, 4}) {
      const RegionStats stats = run(moving_rows(1), boxes, devices);
      for (const DeviceStats& device : stats.devices) {
        CHECK(device.allocations == 1);
        CHECK(device.peak_bytes == kHomeRows * kColumns / devices * kElementBytes);
      }
    }
  }
}

TEST_CASE("iterations without a gap between what they write are a hull, others are not") {
  for (const BoxPolicy boxes : kPolicies) {
    CHECK(run(moving_rows(2, 2), boxes).devices[0].allocations == 1);
    const DeviceStats apart = run(moving_rows(2, 1), boxes).devices[0];
    CHECK(apart.allocations == kHomeRows / 2);
    CHECK(apart.peak_bytes == kHomeRows / 2 * kColumns * kElementBytes);
  }
}

TEST_CASE("what moves through an array in two loops is in one buffer") {
  constexpr std::int64_t kOuter = 8;
  constexpr std::int64_t kInner = kHomeRows / kOuter;
  Json plan = plan_of("h", {num(kOuter), num(kInner), num(kColumns)});
  const Json next = add(var("t"), num(1));
  const Json written = plan_box({var("t"), var("s"), var("lo")}, {next, add(var("s"), num(1)), var("hi")});
  plan["phases"].push_back(phase_with({"t", "s"}, written));
  const Json inner = loop_over("s", kInner, {leaf(0, {var("t"), var("s")})});
  plan["host"].push_back(loop_over("t", kOuter, {inner}));
  for (const BoxPolicy boxes : kPolicies) {
    const DeviceStats stats = run(plan, boxes, 2).devices[1];
    CHECK(stats.allocations == 1);
    CHECK(stats.peak_bytes == kHomeRows * kColumns / 2 * kElementBytes);
  }
}

TEST_CASE("a diagonal does not become a hull") {
  Json plan = plan_of("h", {num(kHomeRows), num(kHomeRows), num(kColumns)});
  const Json next = add(var("t"), num(1));
  plan["phases"].push_back(phase_with({"t"}, plan_box({var("t"), var("t"), var("lo")}, {next, next, var("hi")})));
  plan["host"].push_back(loop_over("t", kHomeRows, {leaf(0, {var("t")})}));
  for (const BoxPolicy boxes : kPolicies) {
    CHECK(run(plan, boxes).devices[0].peak_bytes == kHomeRows * kColumns * kElementBytes);
  }
}

TEST_CASE("an element that a phase in one piece writes is in one buffer with all others on the only device") {
  Json plan = plan_of("h", {num(kHomeRows)});
  plan["phases"].push_back(phase_with({"t"}, plan_box({var("t")}, {add(var("t"), num(1))}), true));
  plan["host"].push_back(loop_over("t", kHomeRows, {leaf(0, {var("t")})}));
  for (const BoxPolicy boxes : kPolicies) {
    const DeviceStats stats = run(plan, boxes).devices[0];
    CHECK(stats.allocations == 1);
    CHECK(stats.peak_bytes == (kHomeRows * kElementBytes + kGranule - 1) / kGranule * kGranule);
  }
}

TEST_CASE("where memory has no room for the hull, rows come and go") {
  for (const BoxPolicy boxes : kPolicies) {
    constexpr std::size_t kFew = 4 * kColumns * kElementBytes;
    const RegionStats stats = run(moving_rows(1), boxes, 1, kFew);
    CHECK(stats.devices[0].peak_bytes <= kFew);
    CHECK(stats.of(Purpose::kWriteOut).bytes + stats.of(Purpose::kBoxOut).bytes ==
          kHomeRows * kColumns * kElementBytes);
  }
}
