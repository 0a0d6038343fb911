// Launches that read a view from constant memory.
#include <doctest/doctest.h>

#include <algorithm>

#include "support/call_log.hpp"
#include "support/region_runner.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

void copy_kernel(void* const* a) {
  const auto* from = kernel_argument<const std::int64_t*>(a, 0);
  auto* to = kernel_argument<std::int64_t*>(a, 1);
  for (std::int64_t i = kernel_argument<std::int64_t>(a, 2); i < kernel_argument<std::int64_t>(a, 3); ++i)
    to[i] = from[i];
}

const boxflow_host_kernel kCopies[] = {{"plain", copy_kernel}, {"constant", copy_kernel}, {nullptr, nullptr}};

constexpr std::int64_t kCopied = 12;

}  // namespace

TEST_CASE("a launch reads constant memory whatever the launch before it with the same views does") {
  Json phase = phase_over("p0", {}, 0, num(0), num(kCopied));
  phase["views"].push_back(reading(view("from", 0, plan_box({var("lo")}, {var("hi")}))));
  phase["views"].push_back(writing(view("to", 1, plan_box({var("lo")}, {var("hi")})), true));
  for (const char* kernel : {"plain", "constant", "plain"}) {
    phase["launches"].push_back(launch(kernel, {0, 1}, {var("lo"), var("hi")}, {}, {}));
  }
  phase["launches"][1]["constants"] = Json::array({{{"view", 0}, {"offset", 64}}});
  Json plan = empty_plan("constants", {});
  plan["arrays"].push_back(array("x", "int64", {num(kCopied)}, true, true));
  plan["arrays"].push_back(array("y", "int64", {num(kCopied)}, true, true));
  plan["classes"].push_back(distribution_class("x.0", num(0), num(kCopied)));
  plan["phases"].push_back(phase);
  plan["host"].push_back(leaf(0, {}));
  std::vector<std::int64_t> x(kCopied, 1), y(kCopied);
  CallLog log;
  run_plan(plan, kCopies, RunSetting{.watched = false}, {}, {x.data(), y.data()}, {}, with_call_log(log));
  std::vector<bool> constant;
  for (const std::string& line : log) {
    if (line.find("launch") != std::string::npos) constant.push_back(line.find(" constant 64") != std::string::npos);
  }
  CHECK(constant == std::vector<bool>{false, true, false});
  CHECK(y == x);
}
