#include <doctest/doctest.h>

#include <set>

#include "support/boxes.hpp"
#include "support/plan_parts.hpp"
#include "tiles/flow_out.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

using Sent = std::multiset<std::string>;

// Returns the boxes that the device's tile of the first phase sends, with their receivers.
Sent sent_of(FlowOutPlanner& planner, const Plan& plan, const TileRect& rect, std::size_t device) {
  std::vector<std::int64_t> slots(2 * kRectSlots);
  const PhaseSlots phase_slots(slots, 0);
  phase_slots.set_rect(rect);
  Sent sent;
  for (const auto& [array, to, box] : planner.outgoing(plan.phases[0], phase_slots, rect, device)) {
    CHECK(to != device);
    sent.insert(to_string(box) + " to " + std::to_string(to));
  }
  return sent;
}

// A matrix of 12 x 12 under three devices with four rows each.
struct FlowFixture {
  explicit FlowFixture(Communication communication, const Json& flow_box,
                       Distribution distribution = Distribution::kBlock,
                   bool other_class = false) {
    Json plan = empty_plan("p", {});
    plan["arrays"].push_back(array("A", "double", {num(12), num(12)}, true, true));
    plan["classes"].push_back(distribution_class("A.0", num(0), num(12)));
    plan["classes"].push_back(distribution_class("A.1", num(0), num(12)));
    Json phase = phase_over("p0", {}, 0, num(0), num(12));
    phase["flowOut"].push_back(flow(0, other_class ? 1 : 0, {flow_box}));
    phase["flowOutSets"].push_back(
        {{"array", 0}, {"exact", true}, {"boxes", {plan_box({var("lo"), num(0)}, {var("hi"), num(12)})}}});
    plan["phases"].push_back(phase);
    plan["phases"].push_back(phase_over("p1", {}, 1, num(0), num(12)));
    plans = parse_plans(Json::array({plan}).dump().c_str());
    arrays = make_region_arrays(plans[0], {}, std::vector<void*>{data.data()});
    options.communication = communication;
    options.distribution = distribution;
    options.tile = 2;
    planner.emplace(plans[0], std::span<const std::int64_t>{}, arrays, options, ActiveDevices({0, 1, 2}));
  }

  Sent of(std::int64_t lo, std::int64_t hi, std::size_t device) {
    return sent_of(*planner, plans[0], TileRect{{lo, hi}}, device);
  }

  RunOptions options;
  std::vector<double> data = std::vector<double>(144);
  std::vector<Plan> plans;
  RegionArrays arrays;
  std::optional<FlowOutPlanner> planner;
};

// The rows of the tile beside those of the reader.
Json halo() {
  return plan_box({maximum(var("lo"), sub(var("rlo"), num(1))), num(0)},
                  {minimum(var("hi"), add(var("rhi"), num(1))), num(12)});
}

// The columns that the reader has.
Json columns() { return plan_box({var("lo"), var("rlo")}, {var("hi"), var("rhi")}); }

// A planner for the same matrix, distributed in both dimensions, under four devices with six rows and columns each.
struct InTwoDimensions {
  explicit InTwoDimensions(const std::vector<Json>& boxes, std::optional<Distribution> second = Distribution::kBlock,
                           Distribution first = Distribution::kBlock, bool transposed = false) {
    Json plan = empty_plan("p", {});
    plan["arrays"].push_back(array("A", "double", {num(12), num(12)}, true, true));
    plan["classes"].push_back(distribution_class("A.0", num(0), num(12)));
    plan["classes"].push_back(distribution_class("A.1", num(0), num(12)));
    Json phase = with_second(phase_over("p0", {}, 0, num(0), num(12)), 1, num(0), num(12));
    phase["flowOut"].push_back(flow(0, transposed ? 1 : 0, boxes));
    plan["phases"].push_back(phase);
    plan["phases"].push_back(with_second(phase_over("p1", {}, 1, num(0), num(12)), 0, num(0), num(12)));
    plans = parse_plans(Json::array({plan}).dump().c_str());
    arrays = make_region_arrays(plans[0], {}, std::vector<void*>{data.data()});
    options.distribution = first;
    options.second_distribution = second;
    options.tile = 3;
    options.second_tile = 3;
    planner.emplace(plans[0], std::span<const std::int64_t>{}, arrays, options, ActiveDevices({0, 1, 2, 3}));
  }

  Sent of(const TileRect& rect, std::size_t device) { return sent_of(*planner, plans[0], rect, device); }

  RunOptions options;
  std::vector<double> data = std::vector<double>(144);
  std::vector<Plan> plans;
  RegionArrays arrays;
  std::optional<FlowOutPlanner> planner;
};

// Returns the box of the tile that is within so many rows and columns of the reader.
Json within(std::int64_t rows, std::int64_t columns) {
  return plan_box(
      {maximum(var("lo"), sub(var("rlo"), num(rows))), maximum(var("lo2"), sub(var("rlo2"), num(columns)))},
      {minimum(var("hi"), add(var("rhi"), num(rows))), minimum(var("hi2"), add(var("rhi2"), num(columns)))});
}

}  // namespace

TEST_CASE("two dimensions: neighbours get rows, columns and corners of a tile") {
  InTwoDimensions cross(std::vector<Json>{within(1, 0), within(0, 1)});
  CHECK(cross.of({{0, 6}, {0, 6}}, 0) == Sent{"[0,6) x [5,6) to 1", "[5,6) x [0,6) to 2"});
  CHECK(cross.of({{6, 12}, {0, 6}}, 2) == Sent{"[6,7) x [0,6) to 0", "[6,12) x [5,6) to 3"});
  CHECK(cross.of({{3, 6}, {6, 9}}, 1) == Sent{"[3,6) x [6,7) to 0", "[5,6) x [6,9) to 3"});
  CHECK(cross.of({{0, 3}, {0, 3}}, 0) == Sent{});
  InTwoDimensions square(std::vector<Json>{within(1, 1)});
  CHECK(square.of({{0, 6}, {0, 6}}, 0) ==
        Sent{"[0,6) x [5,6) to 1", "[5,6) x [0,6) to 2", "[5,6) x [5,6) to 3"});
}

TEST_CASE("two dimensions dealt one by one: the same neighbours on other devices") {
  InTwoDimensions cyclic(std::vector<Json>{within(1, 0), within(0, 1)}, Distribution::kCyclic, Distribution::kCyclic);
  CHECK(cyclic.of({{3, 6}, {3, 6}}, 3) == Sent{"[3,4) x [3,6) to 1", "[5,6) x [3,6) to 1", "[3,6) x [3,4) to 2",
                                               "[3,6) x [5,6) to 2"});
  InTwoDimensions mixed(std::vector<Json>{within(1, 0), within(0, 1)}, Distribution::kCyclic, Distribution::kBlock);
  CHECK(mixed.of({{0, 6}, {3, 6}}, 1) == Sent{"[0,6) x [3,4) to 0", "[0,6) x [5,6) to 0", "[5,6) x [3,6) to 3"});
}

TEST_CASE("one dimension gives a reader all of the second") {
  InTwoDimensions rows(std::vector<Json>{within(1, 0), within(0, 1)}, std::nullopt);
  CHECK(rows.of({{3, 6}, {0, 12}}, 1) == Sent{"[3,4) x [0,12) to 0", "[5,6) x [0,12) to 2"});
  CHECK(rows.of({{3, 6}, {3, 6}}, 1) == Sent{"[3,4) x [3,6) to 0", "[5,6) x [3,6) to 2"});
}

TEST_CASE("two dimensions the other way round: every reader is asked") {
  // The reader has columns first: device 1, in row 0 and column 1 of the grid, has the columns [0,6) and the rows
  // [6,12).
  const Json own = plan_box({maximum(var("lo"), var("rlo2")), maximum(var("lo2"), var("rlo"))},
                            {minimum(var("hi"), var("rhi2")), minimum(var("hi2"), var("rhi"))});
  InTwoDimensions transposed(std::vector<Json>{own}, Distribution::kBlock, Distribution::kBlock, true);
  CHECK(transposed.of({{0, 6}, {6, 12}}, 1) == Sent{"[0,6) x [6,12) to 2"});
  CHECK(transposed.of({{0, 6}, {0, 6}}, 0) == Sent{});
}

TEST_CASE("exact: each receiver gets what it reads") {
  FlowFixture stencil(Communication::kExact, halo());
  CHECK(stencil.of(4, 8, 1) == Sent{"[4,5) x [0,12) to 0", "[7,8) x [0,12) to 2"});
  CHECK(stencil.of(0, 4, 0) == Sent{"[3,4) x [0,12) to 1"});
  CHECK(stencil.of(5, 7, 1) == Sent{});
  FlowFixture transposed(Communication::kExact, columns(), Distribution::kBlock, true);
  CHECK(transposed.of(4, 8, 1) == Sent{"[4,8) x [0,4) to 0", "[4,8) x [8,12) to 2"});
}

TEST_CASE("FOP: a part of the set goes as a whole to whoever needs some of it") {
  FlowFixture stencil(Communication::kFop, halo());
  CHECK(stencil.of(4, 8, 1) == Sent{"[4,5) x [0,12) to 0", "[7,8) x [0,12) to 2"});
  FlowFixture transposed(Communication::kFop, columns(), Distribution::kBlock, true);
  CHECK(transposed.of(4, 8, 1) == Sent{"[4,8) x [0,12) to 0", "[4,8) x [0,12) to 2"});
}

TEST_CASE("FOP: one row that both neighbours read is one part") {
  FlowFixture stencil(Communication::kFop, halo(), Distribution::kCyclic);
  CHECK(stencil.of(2, 3, 1) == Sent{"[2,3) x [0,12) to 0"});
}

TEST_CASE("FO: every receiver gets all that flows out of the tile") {
  FlowFixture stencil(Communication::kFo, halo());
  CHECK(stencil.of(4, 8, 1) == Sent{"[4,8) x [0,12) to 0", "[4,8) x [0,12) to 2"});
  CHECK(stencil.of(6, 8, 1) == Sent{"[6,8) x [0,12) to 2"});
  CHECK(stencil.of(5, 7, 1) == Sent{});
}

TEST_CASE("with tiles dealt one by one, every neighbour is on another device") {
  FlowFixture stencil(Communication::kExact, halo(), Distribution::kCyclic);
  CHECK(stencil.of(4, 6, 2) == Sent{"[4,5) x [0,12) to 1", "[5,6) x [0,12) to 0"});
}
