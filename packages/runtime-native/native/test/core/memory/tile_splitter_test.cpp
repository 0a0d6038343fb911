#include <doctest/doctest.h>

#include "memory/tile_splitter.hpp"
#include "support/boxes.hpp"
#include "support/plan_parts.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

// A phase that reads matrices of 1024 x 1024 doubles, on a simulated device with so many bytes.
struct SplitFixture {
  SplitFixture(const Json& hull, std::size_t memory) : SplitFixture(std::vector<Json>{hull}, memory) {}
  SplitFixture(const Json& a, const Json& b, std::size_t memory) : SplitFixture(std::vector<Json>{a, b}, memory) {}
  SplitFixture(const std::vector<Json>& hulls, std::size_t memory, bool second = true) {
    Json plan = empty_plan("p", {});
    plan["classes"].push_back(distribution_class("A.0", num(0), num(1024)));
    Json phase = phase_over("p0", {}, 0, num(0), num(1024));
    if (second) phase = with_second(phase, 0, num(0), num(1024));
    for (const Json& hull : hulls) {
      const auto position = static_cast<int>(plan["arrays"].size());
      const std::string name = "A" + std::to_string(position);
      plan["arrays"].push_back(array(name, "double", {num(1024), num(1024)}, true, true));
      phase["views"].push_back(reading(view(name, position, hull)));
    }
    plan["phases"].push_back(phase);
    plans = parse_plans(Json::array({plan}).dump().c_str());
    arrays = make_region_arrays(plans[0], {}, std::vector<void*>(hulls.size(), &memory_of_the_program));
    RunOptions options;
    options.target = Target::kSim;
    options.devices = 1;
    options.memory_limit = memory;
    session.emplace(boxflow_bundle{}, options);
    splitter.emplace(*session, arrays);
  }

  TileSplit split(const TileRect& rect) {
    std::vector<std::int64_t> slots(2 * kRectSlots);
    Tile tile;
    tile.rect = rect;
    return splitter->split(plans[0].phases[0], PhaseSlots(slots, 0), tile);
  }

  std::int64_t cell_width(const Phase& phase) const { return splitter->cell_width(phase, 0); }

  char memory_of_the_program = 0;  // never touched
  std::vector<Plan> plans;
  RegionArrays arrays;
  std::optional<Session> session;
  std::optional<TileSplitter> splitter;
};

const Json& rows() {
  static const Json box = plan_box({var("lo"), num(0)}, {var("hi"), num(1024)});
  return box;
}
const Json& columns() {
  static const Json box = plan_box({num(0), var("lo2")}, {num(1024), var("hi2")});
  return box;
}
const Json& own() {
  static const Json box = plan_box({var("lo"), var("lo2")}, {var("hi"), var("hi2")});
  return box;
}

}  // namespace

TEST_CASE("a tile is cut in the dimension that its boxes depend on") {
  const TileRect whole{{0, 1024}, {0, 1024}};
  CHECK(SplitFixture(rows(), 1 << 20).split(whole).dimension == 1);
  CHECK(SplitFixture(columns(), 1 << 20).split(whole).dimension == 2);
  const TileSplit split = SplitFixture(columns(), 1 << 20).split({{0, 7}, {3, 8}});
  REQUIRE(split.parts.size() == 2);
  CHECK(split.parts[0] == TileRect{{0, 7}, {3, 5}});
  CHECK(split.parts[1] == TileRect{{0, 7}, {5, 8}});
}

TEST_CASE("a dimension of one iteration is not cut") {
  CHECK(SplitFixture(rows(), 1 << 20).split({{4, 5}, {0, 1024}}).dimension == 2);
  CHECK(SplitFixture(columns(), 1 << 20).split({{0, 1024}, {4, 5}}).dimension == 1);
  CHECK_FALSE(TileSplitter::can_split({{4, 5}, {7, 8}}));
  CHECK(TileSplitter::can_split({{4, 5}, {7, 9}}));
  CHECK_FALSE(TileSplitter::can_split({{4, 5}}));
}

TEST_CASE("where it makes no difference, rows stay whole") {
  CHECK(SplitFixture(own(), 5 << 20).split({{0, 1024}, {0, 1024}}).dimension == 1);
  CHECK(SplitFixture(own(), 1 << 20).split({{0, 256}, {0, 1024}}).dimension == 1);
}

TEST_CASE("parts of a stencil are about as wide as they are high") {
  const Json halo = plan_box({sub(var("lo"), num(1)), sub(var("lo2"), num(1))},
                             {add(var("hi"), num(1)), add(var("hi2"), num(1))});
  CHECK(SplitFixture(halo, 5 << 20).split({{0, 512}, {0, 1024}}).dimension == 2);
  CHECK(SplitFixture(halo, 1 << 20).split({{0, 512}, {0, 512}}).dimension == 1);
  CHECK(SplitFixture(halo, 1 << 20).split({{0, 256}, {0, 1024}}).dimension == 2);
}

TEST_CASE("cuts in the first dimension come before those in the second, and are as few as memory allows") {
  // Rows of one matrix and columns of another; 128 of either take a megabyte.
  const TileRect whole{{0, 1024}, {0, 1024}};
  const std::size_t half_and_half = 1024 * 8192;
  SplitFixture half(rows(), columns(), half_and_half);
  CHECK(half.split(whole).dimension == 1);
  CHECK(half.split({{0, 512}, {0, 1024}}).dimension == 2);
  // A little more has room for all rows, so that all columns pass once, if they pass in narrow parts.
  CHECK(SplitFixture(rows(), columns(), half_and_half + 32 * 8192).split(whole).dimension == 2);
  // Narrower ones are bad for the device.
  CHECK(SplitFixture(rows(), columns(), half_and_half + 31 * 8192).split(whole).dimension == 1);
}

TEST_CASE("the larger half counts where a tile has a part of a triangle") {
  // Elements with i <= j: of the lower rows there are few, of the left columns too.
  const Json triangle =
      plan_box({var("lo"), maximum(var("lo"), var("lo2"))}, {minimum(var("hi"), var("hi2")), var("hi2")});
  SplitFixture fixture(triangle, 1 << 20);
  const TileSplit split = fixture.split({{0, 512}, {512, 1024}});
  CHECK(split.parts[0].first.width() * split.parts[0].second.width() == 512 * 256);
  CHECK_FALSE(fixture.split({{512, 1024}, {0, 512}}).parts[0].empty());  // a tile without any instance
}

TEST_CASE("intervals are cut at the same places whatever they are, into cells of which there is room for sixteen") {
  const std::size_t rows_of_memory = 256;
  SplitFixture fixture(std::vector<Json>{rows()}, rows_of_memory * 8192, false);
  const Phase& phase = fixture.plans[0].phases[0];
  CHECK(fixture.cell_width(phase) == 0);
  const TileSplit split = fixture.split({{0, 1024}});
  CHECK(split.parts.size() == 64);
  CHECK(split.parts[1] == TileRect{{16, 32}});
  CHECK(fixture.cell_width(phase) == 16);
  CHECK(first_in_cells({70, 1024}, 32) == TileInterval{70, 96});
  CHECK(first_in_cells({70, 90}, 32) == TileInterval{70, 90});
  CHECK(first_in_cells({-70, 90}, 32) == TileInterval{-70, -64});
  CHECK(first_in_cells({-64, 90}, 32) == TileInterval{-64, -32});
}

TEST_CASE("a cell that has no room is cut into smaller ones, down to one iteration") {
  const Json all = plan_box({num(0), num(0)}, {num(1024), num(1024)});
  SplitFixture fixture(std::vector<Json>{all}, 1 << 20, false);
  TileInterval rest{5, 1024};
  int count = 0;
  for (; rest.width() > 1; ++count) {
    const TileSplit split = fixture.split({rest});
    REQUIRE(split.parts.size() >= 2);
    CHECK(split.parts.front().first.lo == rest.lo);
    CHECK(split.parts.back().first.hi == rest.hi);
    rest = split.parts.front().first;
  }
  CHECK(count <= 10);
}

TEST_CASE("cells only get narrower, and are for phases of which some array does not fit into one") {
  const std::size_t whole_array = 1024 * 8192;
  SplitFixture fixture(std::vector<Json>{rows()}, whole_array, false);
  const Phase& phase = fixture.plans[0].phases[0];
  CHECK(fixture.split({{0, 1024}}).parts.size() == 16);
  CHECK(fixture.split({{64, 128}}).parts.size() == 2);
  CHECK(fixture.cell_width(phase) == 32);
  CHECK(fixture.split({{0, 1024}}).parts.size() == 32);
  SplitFixture in_one(std::vector<Json>{rows()}, 16 * whole_array, false);
  CHECK(in_one.split({{0, 1024}}).parts.size() == 2);
  CHECK(in_one.cell_width(in_one.plans[0].phases[0]) == 0);
}

TEST_CASE("parts begin at the end where more is on the device") {
  for (const bool second : {false, true}) {
    CAPTURE(second);
    SplitFixture fixture(std::vector<Json>{rows()}, 1 << 20, second);
    const TileRect whole = second ? TileRect{{0, 1024}, {0, 1024}} : TileRect{{0, 1024}};
    CHECK(fixture.split(whole).parts.front().first.lo == 0);
    Place on_device;
    on_device.device = DeviceId(0);
    fixture.arrays[0].directory.add(box({1023, 0}, {1024, 1024}), &on_device);
    CHECK(fixture.split(whole).parts.front().first.hi == 1024);
    CHECK(fixture.split(whole).parts.back().first.lo == 0);
    fixture.arrays[0].directory.add(box({0, 0}, {2, 1024}), &on_device);
    CHECK(fixture.split(whole).parts.front().first.lo == 0);
  }
}
