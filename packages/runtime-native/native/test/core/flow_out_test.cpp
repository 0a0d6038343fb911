#include <doctest/doctest.h>

#include <set>

#include "flow_out.hpp"
#include "support/boxes.hpp"
#include "support/plan_parts.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

// A matrix of 12 x 12 under three devices with four rows each.
struct Fixture {
  explicit Fixture(Communication communication, const Json& flow_box, Distribution distribution = Distribution::kBlock,
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

  // What goes where, as text.
  std::multiset<std::string> of(std::int64_t lo, std::int64_t hi, std::size_t device) {
    const TileRect rect{{lo, hi}};
    std::vector<std::int64_t> slots(2 * kRectSlots);
    put_rect(slots, 0, rect);
    std::multiset<std::string> sent;
    for (const auto& [array, to, box] : planner->outgoing(plans[0].phases[0], slots, kRectSlots, rect, device)) {
      CHECK(to != device);
      sent.insert(to_string(box) + " to " + std::to_string(to));
    }
    return sent;
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

using Sent = std::multiset<std::string>;

}  // namespace

TEST_CASE("exact: each receiver gets what it reads") {
  Fixture stencil(Communication::kExact, halo());
  CHECK(stencil.of(4, 8, 1) == Sent{"[4,5) x [0,12) to 0", "[7,8) x [0,12) to 2"});
  CHECK(stencil.of(0, 4, 0) == Sent{"[3,4) x [0,12) to 1"});
  CHECK(stencil.of(5, 7, 1) == Sent{});
  Fixture transposed(Communication::kExact, columns(), Distribution::kBlock, true);
  CHECK(transposed.of(4, 8, 1) == Sent{"[4,8) x [0,4) to 0", "[4,8) x [8,12) to 2"});
}

TEST_CASE("FOP: a part of the set goes as a whole to whoever needs some of it") {
  Fixture stencil(Communication::kFop, halo());
  CHECK(stencil.of(4, 8, 1) == Sent{"[4,5) x [0,12) to 0", "[7,8) x [0,12) to 2"});
  Fixture transposed(Communication::kFop, columns(), Distribution::kBlock, true);
  CHECK(transposed.of(4, 8, 1) == Sent{"[4,8) x [0,12) to 0", "[4,8) x [0,12) to 2"});
}

TEST_CASE("FOP: one row that both neighbours read is one part") {
  Fixture stencil(Communication::kFop, halo(), Distribution::kCyclic);
  CHECK(stencil.of(2, 3, 1) == Sent{"[2,3) x [0,12) to 0"});
}

TEST_CASE("FO: every receiver gets all that flows out of the tile") {
  Fixture stencil(Communication::kFo, halo());
  CHECK(stencil.of(4, 8, 1) == Sent{"[4,8) x [0,12) to 0", "[4,8) x [0,12) to 2"});
  CHECK(stencil.of(6, 8, 1) == Sent{"[6,8) x [0,12) to 2"});
  CHECK(stencil.of(5, 7, 1) == Sent{});
}

TEST_CASE("with tiles dealt one by one, every neighbour is on another device") {
  Fixture stencil(Communication::kExact, halo(), Distribution::kCyclic);
  CHECK(stencil.of(4, 6, 2) == Sent{"[4,5) x [0,12) to 1", "[5,6) x [0,12) to 0"});
}
