#include <doctest/doctest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <numeric>

#include "geometry/distribution.hpp"
#include "placement/device_grid.hpp"

using namespace boxflow;

TEST_CASE("the vectors of packages/ir: both implementations cut at the same places") {
  std::ifstream file(std::string(BOXFLOW_PACKAGES) + "/ir/vectors/blocks.json");
  REQUIRE_MESSAGE(file, "packages/ir/vectors/blocks.json is missing");
  const auto vectors = nlohmann::json::parse(file);
  REQUIRE(vectors.size() > 0);
  for (const auto& one : vectors) {
    CAPTURE(one.dump());
    const TileInterval whole{one["lo"].get<std::int64_t>(), one["hi"].get<std::int64_t>()};
    const auto devices = one["devices"].get<std::size_t>();
    const auto borders = one["borders"].get<std::vector<std::int64_t>>();
    REQUIRE(borders.size() == devices + 1);
    for (std::size_t d = 0; d < devices; ++d) {
      const TileInterval block = block_of(whole, d, devices);
      CHECK(block.lo == borders[d]);
      CHECK(block.hi == borders[d + 1]);
    }
  }
}

TEST_CASE("the vectors of packages/ir: both implementations put devices in the same rows and columns") {
  std::ifstream file(std::string(BOXFLOW_PACKAGES) + "/ir/vectors/device-grids.json");
  REQUIRE_MESSAGE(file, "packages/ir/vectors/device-grids.json is missing");
  const auto vectors = nlohmann::json::parse(file);
  REQUIRE(vectors.size() > 0);
  for (const auto& one : vectors) {
    CAPTURE(one.dump());
    std::vector<std::size_t> devices(one["devices"].get<std::size_t>());
    std::iota(devices.begin(), devices.end(), std::size_t{0});
    const DeviceGrid grid = DeviceGrid::squarest_of(ActiveDevices(devices));
    CHECK(grid.rows() == one["rows"].get<std::size_t>());
    CHECK(grid.columns() == one["columns"].get<std::size_t>());
    CHECK(grid.at(grid.rows() - 1, grid.columns() - 1) == devices.back());
  }
}

TEST_CASE("blocks are contiguous, whole and balanced") {
  for (const std::int64_t lo : {-5, 0, 3}) {
    for (std::int64_t width = 0; width < 40; ++width) {
      for (std::size_t devices = 1; devices <= 9; ++devices) {
        std::int64_t next = lo;
        for (std::size_t d = 0; d < devices; ++d) {
          const TileInterval block = block_of({lo, lo + width}, d, devices);
          CHECK(block.lo == next);
          const auto least = width / static_cast<std::int64_t>(devices);
          CHECK(block.width() >= least);
          CHECK(block.width() <= least + 1);
          next = block.hi;
        }
        CHECK(next == lo + width);
      }
    }
  }
}

TEST_CASE("a range of no iterations gives empty blocks") { CHECK(block_of({7, 3}, 1, 4).empty()); }

TEST_CASE("large ranges do not overflow") {
  const TileInterval block = block_of({0, INT64_MAX}, 1023, 1024);
  CHECK(block.hi == INT64_MAX);
  CHECK(block.lo > 0);
}
