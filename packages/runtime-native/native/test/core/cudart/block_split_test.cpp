#include "cudart/block_split.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <set>
#include <tuple>

using boxflow::cudart::split_blocks;

namespace {

boxflow_ptx_launch grid_of(uint32_t x, uint32_t y, uint32_t z) {
  return {{x, y, z}, {32, 1, 1}, {0, 0, 0}, {x, y, z}, 0};
}

}  // namespace

TEST_CASE("the intervals of a grid have each block once") {
  for (const auto &whole : {grid_of(7, 1, 1), grid_of(3, 5, 2), grid_of(1, 1, 9), grid_of(2, 2, 2)}) {
    for (uint32_t devices = 1; devices <= 8; ++devices) {
      std::multiset<std::tuple<uint32_t, uint32_t, uint32_t>> blocks;
      const auto parts = split_blocks(whole, devices);
      CHECK(parts.size() <= devices);
      for (const auto &part : parts) {
        for (uint32_t z = part.first[2]; z < part.end[2]; ++z) {
          for (uint32_t y = part.first[1]; y < part.end[1]; ++y) {
            for (uint32_t x = part.first[0]; x < part.end[0]; ++x) blocks.emplace(x, y, z);
          }
        }
      }
      CHECK(blocks.size() == std::size_t{whole.grid[0]} * whole.grid[1] * whole.grid[2]);
      CHECK(std::set(blocks.begin(), blocks.end()).size() == blocks.size());
    }
  }
}

TEST_CASE("the outermost dimension with enough blocks is cut, or else the longest") {
  CHECK(split_blocks(grid_of(100, 4, 1), 4)[1].first[1] == 1);
  CHECK(split_blocks(grid_of(100, 3, 2), 4)[1].first[0] == 25);
  CHECK(split_blocks(grid_of(2, 3, 1), 4).size() == 3);
}
