#include <doctest/doctest.h>

#include "distribution.hpp"

using namespace boxflow;

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
