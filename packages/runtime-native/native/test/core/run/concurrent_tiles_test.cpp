// Several tiles of one device at a time, on its compute queues.
#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <set>
#include <thread>

#include "support/region_runner.hpp"
#include "support/temporary_file.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

std::atomic<int> running{0};
std::atomic<int> most_running{0};

// Adds what lies before each element, and takes its time, so that others may come meanwhile.
void slow_sum(void* const* a) {
  const auto* from = kernel_argument<const std::int64_t*>(a, 0);
  auto* to = kernel_argument<std::int64_t*>(a, 1);
  const auto lo = kernel_argument<std::int64_t>(a, 2);
  const auto count = kernel_argument<std::int64_t>(a, 3);
  const int now = ++running;
  int most = most_running;
  while (most < now && !most_running.compare_exchange_weak(most, now)) {
  }
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(20);
  while (std::chrono::steady_clock::now() < end) std::this_thread::yield();
  for (std::int64_t i = lo; i < lo + count; ++i) to[i] = from[i] + from[i - 1];
  --running;
}

const boxflow_host_kernel kKernels[] = {{"slow sum", slow_sum}, {nullptr, nullptr}};

// Each phase reads what the one before it wrote, with a neighbour that is another tile's.
Json sums_plan() {
  Json plan = empty_plan("sums", {"n", "steps"});
  for (const char* name : {"x", "y"}) plan["arrays"].push_back(array(name, "int64", {var("n")}, true, true));
  plan["classes"].push_back(distribution_class("x.0", num(1), var("n")));
  for (int position = 0; position < 2; ++position) {
    Json phase = phase_over("p" + std::to_string(position), {"t"}, 0, num(1), var("n"));
    phase["views"].push_back(reading(view("from", position, plan_box({sub(var("lo"), num(1))}, {var("hi")}))));
    phase["views"].push_back(writing(view("to", 1 - position, plan_box({var("lo")}, {var("hi")})), true));
    phase["launches"].push_back(launch("slow sum", {0, 1}, {var("lo")}, {sub(var("hi"), var("lo"))}, {1}));
    plan["phases"].push_back(phase);
  }
  plan["host"].push_back(
      loop("t", num(0), lt(var("t"), var("steps")), 1, {leaf(0, {var("t")}), leaf(1, {var("t")})}));
  return plan;
}

using Numbers = std::vector<std::int64_t>;

void sum(const Numbers& from, Numbers& to) {
  for (std::size_t i = 1; i < from.size(); ++i) to[i] = from[i] + from[i - 1];
}

Json run(std::size_t concurrent_tiles, std::size_t devices) {
  const std::int64_t steps = 3;
  Numbers x{1, 2, 3, 5, 8, 13, 21, 34};
  Numbers y(x.size());
  Numbers expected_x = x;
  Numbers expected_y = y;
  for (std::int64_t t = 0; t < steps; ++t) {
    sum(expected_x, expected_y);
    sum(expected_y, expected_x);
  }
  RunSetting setting;
  setting.devices = devices;
  setting.concurrent_tiles = concurrent_tiles;
  most_running = 0;
  const std::string path = temporary_file("concurrent.json");
  Trace trace(path);
  const RegionStats stats = run_plan(sums_plan(), kKernels, setting, {static_cast<std::int64_t>(x.size()), steps},
                                     {x.data(), y.data()}, {}, {}, {}, &trace);
  trace.close();
  CHECK(x == expected_x);
  CHECK(y == expected_y);
  CHECK(stats.devices[0].tiles == 2 * static_cast<std::size_t>(steps) * concurrent_tiles);
  std::ifstream file(path);
  Json document = Json::parse(file);
  std::filesystem::remove(path);
  return document["traceEvents"];
}

// Launches of one track that have a part of their time in common with one of another track of the same device.
int overlapping_launches(const Json& events) {
  std::vector<Json> launches;
  for (const Json& event : events) {
    if (event.value("cat", "") == "launch") launches.push_back(event);
  }
  const auto end = [](const Json& event) { return event["ts"].get<double>() + event["dur"].get<double>(); };
  int count = 0;
  for (const Json& a : launches) {
    for (const Json& b : launches) {
      if (a["pid"] != b["pid"] || a["tid"] == b["tid"]) continue;
      if (a["ts"].get<double>() < end(b) && b["ts"].get<double>() < end(a)) ++count;
    }
  }
  return count;
}

std::set<std::string> tracks_of(const Json& events, int process) {
  std::set<std::string> names;
  for (const Json& event : events) {
    if (event["name"] == "thread_name" && event["pid"] == process) {
      names.insert(event["args"]["name"].get<std::string>());
    }
  }
  return names;
}

}  // namespace

TEST_CASE("tiles of a device run at the same time if they may") {
  const Json events = run(3, 1);
  CHECK(most_running >= 2);
  CHECK(overlapping_launches(events) > 0);
  CHECK(tracks_of(events, 2) == std::set<std::string>{"compute 0", "compute 1", "compute 2", "copies", "memory"});
}

TEST_CASE("one at a time is one queue") {
  const Json events = run(1, 1);
  CHECK(most_running == 1);
  CHECK(overlapping_launches(events) == 0);
  CHECK(tracks_of(events, 2) == std::set<std::string>{"compute", "copies", "memory"});
}

TEST_CASE("devices run several tiles each") {
  run(2, 2);
  CHECK(most_running >= 2);
}
