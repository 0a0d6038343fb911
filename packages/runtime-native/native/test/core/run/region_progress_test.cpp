// A region's messages about its progress.
#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "support/region_runner.hpp"
#include "support/sample_regions.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

void slow_kernel(void* const*) { std::this_thread::sleep_for(std::chrono::milliseconds(10)); }

const boxflow_host_kernel kSlow[] = {{"jacobi", slow_kernel}, {nullptr, nullptr}};

std::vector<double> reports_of_slow(const Json& plan, const RunSetting& setting, std::int64_t n, std::int64_t steps) {
  std::vector<double> seen;
  Jacobi jacobi(n);
  run_plan(plan, kSlow, setting, {n, steps}, {jacobi.a.data(), jacobi.b.data()},
           [&](double fraction) { seen.push_back(fraction); });
  CHECK(seen.front() == 0);
  CHECK(seen.back() == 1);
  CHECK(std::is_sorted(seen.begin(), seen.end()));
  return seen;
}

}  // namespace

TEST_CASE("progress follows a loop under a condition") {
  Json plan = jacobi_plan();
  Json under = {
      {"kind", "if"}, {"condition", lt(num(2), var("n"))}, {"then", plan["host"]}, {"otherwise", Json::array()}};
  plan["host"] = Json::array({under});
  // 40 tiles of 10 ms on each device. Reports may come together if the machine is busy.
  CHECK(reports_of_slow(plan, {2, 0, 0}, 20, 20).size() > 20);
}

TEST_CASE("progress follows the tiles of a long phase, whose width nobody chose") {
  Json plan = jacobi_plan();
  for (Json& phase : plan["phases"]) {
    phase["workHull"] = apply("mul", {num(10'000'000), sub(var("hi"), var("lo"))});
  }
  CHECK(reports_of_slow(plan, {1, 0, 0}, 102, 1).size() > 10);
  CHECK(reports_of_slow(plan, {2, 0, 0}, 102, 1).size() > 10);
}

TEST_CASE("progress asks for no tiles that are too short to be worth it") {
  CHECK(reports_of_slow(jacobi_plan(), {1, 0, 0}, 102, 1).size() <= 3);
}
