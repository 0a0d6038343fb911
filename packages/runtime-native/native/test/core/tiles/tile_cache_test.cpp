#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "support/plan_parts.hpp"
#include "tiles/tile_cache.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

// Two time levels in one array: level t mod 2 is read, the other one written.
Json levels() {
  Json plan = empty_plan("levels", {"n"});
  plan["arrays"].push_back(array("A", "double", {num(2), var("n")}, true, true));
  plan["classes"].push_back(distribution_class("A.1", num(1), sub(var("n"), num(1))));
  Json phase = phase_over("p0", {"t"}, 0, num(1), sub(var("n"), num(1)));
  const Json now = apply("mod", {var("t"), num(2)});
  const Json then = apply("mod", {add(var("t"), num(1)), num(2)});
  const auto row = [](const Json& level, Json lo, Json hi) {
    return plan_box({level, std::move(lo)}, {add(level, num(1)), std::move(hi)});
  };
  phase["views"].push_back(reading(view("from", 0, row(now, sub(var("lo"), num(1)), add(var("hi"), num(1))))));
  phase["views"].push_back(writing(view("to", 0, row(then, var("lo"), var("hi"))), true));
  phase["launches"].push_back(launch("step", {0, 1}, {var("lo")}, {sub(var("hi"), var("lo"))}, {32}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(loop("t", num(0), lt(var("t"), num(9)), 1, {leaf(0, {var("t")})}));
  return plan;
}

struct Fixture {
  std::vector<Plan> plans = parse_plans(Json::array({levels()}).dump().c_str());
  std::vector<std::int64_t> parameters{100};
  char memory = 0;
  std::vector<void*> addresses{&memory};
  RegionArrays arrays = make_region_arrays(plans[0], parameters, addresses);
  RunOptions options;
  TileCache tiles{plans[0], arrays, options};

  Tile& describe(std::int64_t t, std::int64_t lo, std::int64_t hi, std::size_t position = 0) {
    const std::vector<std::int64_t> slots{100, t, lo, hi, 0, 0};
    Tile& tile = tiles.describe(plans[0].phases[0], slots, {{lo, hi}}, position);
    Tile expected;
    describe_tile(plans[0].phases[0], slots, arrays, options, expected);
    REQUIRE(tile.views.size() == expected.views.size());
    for (std::size_t i = 0; i < tile.views.size(); ++i) CHECK(tile.views[i].hull == expected.views[i].hull);
    REQUIRE(tile.group_count == expected.group_count);
    for (std::size_t i = 0; i < tile.group_count; ++i) CHECK(tile.groups[i].box == expected.groups[i].box);
    return tile;
  }
};

}  // namespace

TEST_CASE("a tile is described again only where its boxes differ") {
  Fixture fixture;
  const auto is_kept = [&](Tile& tile, std::int64_t t, std::int64_t lo, std::int64_t hi) {
    tile.device = 77;  // describing does not touch it, so it tells tiles apart
    Tile& again = fixture.describe(t, lo, hi);
    const bool kept = &again == &tile && again.device == 77;
    tile.device = 0;
    return kept;
  };
  Tile& even = fixture.describe(0, 1, 50);
  Tile& odd = fixture.describe(1, 1, 50);
  CHECK(&even != &odd);
  CHECK(is_kept(even, 2, 1, 50));
  CHECK(is_kept(odd, 3, 1, 50));
  // A tile forgets what was known of its buffers if it is described again, and only then.
  even.views[0].current.version = 5;
  CHECK(fixture.describe(4, 1, 50).views[0].current.version == 5);
  CHECK(fixture.describe(5, 1, 51).views[0].current.version == 0);
  CHECK(fixture.describe(7, 1, 50).views[0].current.version == 0);
}

TEST_CASE("tiles of one round are different ones") {
  Fixture fixture;
  Tile& first = fixture.describe(0, 1, 50, 0);
  Tile& second = fixture.describe(0, 50, 99, 1);
  CHECK(&first != &second);
  CHECK(&fixture.describe(2, 1, 50, 0) == &first);
  CHECK(&fixture.describe(2, 50, 99, 1) == &second);
  Tile& far = fixture.describe(0, 1, 50, 900);
  CHECK(&fixture.describe(0, 50, 99, 901) != &far);
  CHECK(&fixture.describe(1, 50, 99, 900) == &far);
}

TEST_CASE("groups that depend on buffers are made anew each time") {
  Fixture fixture;
  fixture.options.boxes = BoxPolicy::kDisjoint;
  Tile& tile = fixture.describe(0, 1, 50);
  tile.add_group(0, tile.views[0].hull);
  fixture.describe(2, 1, 50);
}
