#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "plan/plan.hpp"
#include "support/boxes.hpp"
#include "support/expect_error.hpp"
#include "support/plan_parts.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

Json small_plan() {
  Json plan = empty_plan("scop0", {"n"});
  plan["arrays"].push_back(array("A", "double", {var("n")}, true, true));
  plan["classes"].push_back(distribution_class("A.0", num(0), var("n")));
  Json phase = phase_over("p0", {"t"}, 0, num(0), var("n"));
  phase["views"].push_back(view("A", 0, plan_box({var("lo")}, {var("hi")})));
  phase["launches"].push_back(launch("k", {0}, {var("lo")}, {sub(var("hi"), var("lo"))}, {64}));
  phase["flowOut"].push_back(
      {{"array", 0}, {"toPhase", 0}, {"exact", true}, {"boxes", {plan_box({var("rlo")}, {var("rhi")})}}});
  plan["phases"].push_back(phase);
  plan["host"].push_back(loop("t", num(0), lt(var("t"), num(3)), 1, {leaf(0, {var("t")})}));
  return plan;
}

void expect_malformed(const Json& plan, const std::string& what) {
  expect_error("BF5001", "malformed plan: " + what, [&] { parse_plans(Json::array({plan}).dump().c_str()); });
}

}  // namespace

TEST_CASE("a view is in no more pieces than all kernels that use it can do") {
  Json plan = small_plan();
  Json& launches = plan["phases"][0]["launches"];
  launches.push_back(launches[0]);
  const auto most_pieces = [&] {
    return parse_plans(Json::array({plan}).dump().c_str())[0].phases[0].views[0].most_pieces;
  };
  CHECK(most_pieces() == 1);
  launches[0] = with_split(launches[0], "first_split", 4);
  CHECK(most_pieces() == 1);
  launches[1] = with_split(launches[1], "second_split", 3);
  CHECK(most_pieces() == 3);
  launches[1]["split"]["pieces"] = 1;
  expect_malformed(plan, "scop0.p0.k.split: a view that is split has more than one piece");
}

TEST_CASE("a plan becomes typed") {
  const std::vector<Plan> plans = parse_plans(Json::array({small_plan()}).dump().c_str());
  REQUIRE(plans.size() == 1);
  const Plan& plan = plans[0];
  CHECK(plan.name == "scop0");
  CHECK(plan.arrays[0].live_out);
  CHECK(plan.host_slots == 2);
  CHECK(plan.phase_slots == 10);  // n, t, and two rectangles
  CHECK_FALSE(plan.phases[0].second);
  CHECK(plan.host[0].kind == HostNode::Kind::kFor);
  CHECK(plan.phases[0].views[0].writes.empty());
  CHECK_FALSE(plan.phases[0].single);
}

TEST_CASE("a phase may have a second dimension") {
  Json plan = small_plan();
  plan["classes"].push_back(distribution_class("A.1", num(0), num(5)));
  Json second = with_second(plan["phases"][0], 1, var("t"), num(5));
  second["name"] = "p1";
  second["views"][0]["boxHull"] = plan_box({var("lo2")}, {var("hi2")});
  second["flowOut"][0]["boxes"] = {plan_box({var("lo2")}, {var("rhi")})};
  plan["phases"][0]["flowOut"][0]["toPhase"] = 1;
  plan["phases"][0]["flowOut"][0]["boxes"] = {plan_box({var("lo")}, {var("rhi2")})};
  plan["phases"].push_back(second);
  const std::vector<Plan> plans = parse_plans(Json::array({plan}).dump().c_str());
  const Phase& phase = plans[0].phases[1];
  REQUIRE(phase.second);
  CHECK(phase.second->class_index == 1);
  std::vector<std::int64_t> slots{7, 3, 0, 2, 3, 4, 2, 7, 4, 5};
  const TileRect whole = phase.rect(slots);
  CHECK(whole.first.hi == 7);
  CHECK(whole.second.lo == 3);
  CHECK(whole.second.hi == 5);
  const Box bounds = box({0}, {7});
  Box evaluated;
  REQUIRE(phase.views[0].box_hull.evaluate(slots, bounds, evaluated));
  CHECK(to_string(evaluated) == "[3,4)");
  REQUIRE(plans[0].phases[0].flow_out[0].boxes[0].evaluate(slots, bounds, evaluated));
  CHECK(to_string(evaluated) == "[0,5)");
}

TEST_CASE("names of a second dimension are known only if there is one") {
  Json plan = small_plan();
  plan["phases"][0]["views"][0]["boxHull"]["lo"][0] = var("lo2");
  expect_malformed(plan, "scop0.p0.A.lo: the variable 'lo2' is not in scope");
  plan = small_plan();
  plan["phases"][0]["flowOut"][0]["boxes"][0]["hi"][0] = var("rhi2");
  expect_malformed(plan, "scop0.p0.flowOut.hi: the variable 'rhi2' is not in scope");
  plan = small_plan();
  plan["phases"][0] = with_second(plan["phases"][0], 1, num(0), num(5));
  expect_malformed(plan, "scop0.p0.second.class: position 1 of 1");
}

TEST_CASE("another version is refused") {
  Json plan = small_plan();
  plan["version"] = 1;
  expect_error("BF5002", "the plan of scop0 has version 1, and this runtime reads version 2",
               [&] { parse_plans(Json::array({plan}).dump().c_str()); });
}

TEST_CASE("what the executor relies on is checked") {
  const auto with = [](const auto& change) {
    Json plan = small_plan();
    change(plan);
    return plan;
  };
  expect_malformed(with([](Json& p) { p.erase("host"); }), "scop0: 'host' is missing");
  expect_malformed(with([](Json& p) { p["phases"][0].erase("workHull"); }), "scop0.p0: 'workHull' is missing");
  expect_malformed(with([](Json& p) { p["arrays"] = 3; }), "scop0: 'arrays' is not a list");
  expect_malformed(with([](Json& p) { p["arrays"][0]["element"] = "long double"; }),
                   "scop0.A: there is no element type 'long double'");
  expect_malformed(with([](Json& p) { p["phases"][0]["class"] = 1; }), "scop0.p0.class: position 1 of 1");
  expect_malformed(with([](Json& p) { p["phases"][0]["views"][0]["array"] = -1; }),
                   "scop0.p0.A.array: position -1 of 1");
  expect_malformed(with([](Json& p) { p["phases"][0]["views"][0]["boxHull"]["lo"] = Json::array(); }),
                   "scop0.p0.A: a box has another number of dimensions than A");
  expect_malformed(with([](Json& p) { p["phases"][0]["views"][0]["cleanUp"] = 1; }),
                   "scop0.p0.A: 'cleanUp' is neither true nor false");
  expect_malformed(with([](Json& p) { p["phases"][0]["launches"][0]["views"] = {1}; }),
                   "scop0.p0.k.views: position 1 of 1");
  expect_malformed(with([](Json& p) { p["phases"][0]["launches"][0]["block"] = Json::array(); }),
                   "scop0.p0.k: grid and block do not match, or have more than three dimensions");
  expect_malformed(with([](Json& p) { p["phases"][0]["launches"][0]["block"] = {0}; }),
                   "scop0.p0.k: a block has no threads");
  expect_malformed(with([](Json& p) { p["phases"][0]["flowOut"][0]["toPhase"] = 1; }),
                   "scop0.p0.flowOut.toPhase: position 1 of 1");
  expect_malformed(with([](Json& p) { p["host"][0]["kind"] = "while"; }), "scop0.host: there is no node 'while'");
  expect_malformed(with([](Json& p) { p["host"][0]["step"] = 0; }), "scop0.host: a loop does not advance");
  expect_malformed(with([](Json& p) { p["host"][0]["body"][0]["iterators"] = Json::array(); }),
                   "scop0.host: a leaf gives another number of iterators than p0 has");
  expect_malformed(with([](Json& p) { p["phases"][0]["lo"] = var("rlo"); }),
                   "scop0.p0.lo: the variable 'rlo' is not in scope");
}

TEST_CASE("what is no JSON is refused") {
  CHECK_THROWS_AS(parse_plans("[{"), Error);
  expect_error("BF5001", "malformed plan: plans: not a list", [] { parse_plans("{}"); });
}

TEST_CASE("boxes are clipped to the array, and guards empty them") {
  Json plan = small_plan();
  Json guarded = plan_box({var("lo")}, {var("hi")});
  guarded["guard"] = lt(var("lo"), num(5));
  plan["phases"][0]["views"][0]["reads"] = {guarded};
  const Plan parsed = std::move(parse_plans(Json::array({plan}).dump().c_str())[0]);
  const PlanBox& box = parsed.phases[0].views[0].reads[0];
  Box bounds(1);
  bounds.hi[0] = 10;
  Box value;
  const auto evaluate = [&](std::int64_t lo, std::int64_t hi) {
    const std::vector<std::int64_t> slots{10, 0, lo, hi};
    return box.evaluate(slots, bounds, value) ? to_string(value) : "empty";
  };
  CHECK(evaluate(2, 6) == "[2,6)");
  CHECK(evaluate(-3, 20) == "[0,10)");
  CHECK(evaluate(4, 4) == "empty");
  CHECK(evaluate(5, 6) == "empty");
}
