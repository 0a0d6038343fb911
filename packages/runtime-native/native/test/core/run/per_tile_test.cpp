#include <doctest/doctest.h>

#include "per_tile.hpp"
#include "plans.hpp"

using namespace boxflow;

namespace {

bench::PerTile on_devices(std::size_t devices, const test::Json& plan) {
  bench::Setting setting;
  setting.devices = devices;
  setting.iterations = 21;
  setting.rows_per_device = 20;
  return bench::measure(plan, setting);
}

}  // namespace

TEST_CASE("the benchmark's plans run, and send what their kernels send") {
  const bench::PerTile heat = on_devices(3, bench::heat_plan());
  CHECK(heat.tiles == 3);
  CHECK(heat.copies == doctest::Approx(4.0 / 3).epsilon(0.05));  // the last iteration sends nothing
  CHECK(heat.median > 0);
  // In a grid of 3 x 2 devices, four send to two neighbours and two to three.
  const bench::PerTile squares = on_devices(6, bench::heat_squares_plan());
  CHECK(squares.tiles == 6);
  CHECK(squares.copies == doctest::Approx(14.0 / 6).epsilon(0.05));
  // Row k goes to two devices. The devices before and behind it are three, or four if one has rows on both sides.
  const bench::PerTile floyd = on_devices(3, bench::floyd_plan());
  CHECK(floyd.tiles > 4);
  CHECK(floyd.tiles <= 5);
  CHECK(floyd.copies * floyd.tiles == doctest::Approx(2).epsilon(0.05));
}
