#include <doctest/doctest.h>

#include <map>

#include "placement/ownership.hpp"

using namespace boxflow;

namespace {

Ownership owners(TileInterval range, Distribution distribution, std::int64_t tile, std::size_t count) {
  return Ownership(range, distribution, tile, count);
}

}  // namespace

TEST_CASE("parts follow each other and leave nothing out") {
  for (const Distribution distribution : {Distribution::kBlock, Distribution::kCyclic, Distribution::kBlockCyclic}) {
    for (std::int64_t width = 0; width < 30; ++width) {
      for (std::size_t devices = 1; devices < 6; ++devices) {
        for (const std::int64_t tile : {0, 1, 3, 100}) {
          const Ownership ownership = owners({-4, -4 + width}, distribution, tile, devices);
          std::int64_t next = -4;
          for (const auto& [interval, owner] : ownership.parts()) {
            CHECK(interval.lo == next);
            CHECK_FALSE(interval.empty());
            CHECK(owner < devices);
            next = interval.hi;
          }
          CHECK(next == -4 + width);
        }
      }
    }
  }
}

TEST_CASE("a block distribution gives each owner one part") {
  const Ownership ownership = owners({0, 10}, Distribution::kBlock, 2, 3);
  REQUIRE(ownership.parts().size() == 3);
  for (std::size_t d = 0; d < 3; ++d) CHECK(ownership.parts()[d].owner == d);
}

TEST_CASE("a cyclic distribution deals tiles one by one, a block-cyclic one in pairs") {
  const Ownership cyclic = owners({0, 14}, Distribution::kCyclic, 3, 2);
  REQUIRE(cyclic.parts().size() == 5);
  for (std::size_t i = 0; i < 5; ++i) {
    CHECK(cyclic.parts()[i].owner == i % 2);
    CHECK(cyclic.parts()[i].interval.lo == static_cast<std::int64_t>(3 * i));
  }
  const Ownership pairs = owners({0, 14}, Distribution::kBlockCyclic, 3, 2);
  REQUIRE(pairs.parts().size() == 3);
  CHECK(pairs.parts()[1].interval.lo == 6);
  CHECK(pairs.parts()[1].owner == 1);
  CHECK(pairs.parts()[2].owner == 0);
}

TEST_CASE("the tiles of a single owner are not dealt one by one") {
  const Ownership ownership = owners({0, 14}, Distribution::kBlockCyclic, 3, 1);
  REQUIRE(ownership.parts().size() == 1);
  CHECK(ownership.parts()[0].interval == TileInterval{0, 14});
}

TEST_CASE("without a tile size, every owner has work several times if there is enough") {
  for (const Distribution distribution : {Distribution::kCyclic, Distribution::kBlockCyclic}) {
    std::map<std::size_t, int> parts;
    const Ownership ownership = owners({0, 1000}, distribution, 0, 4);
    for (const auto& part : ownership.parts()) parts[part.owner] += 1;
    REQUIRE(parts.size() == 4);
    for (const auto& [owner, count] : parts) CHECK(count >= 2);
  }
}

TEST_CASE("parts before, behind and over an interval") {
  const Ownership ownership = owners({0, 12}, Distribution::kCyclic, 3, 2);
  for (std::int64_t lo = -1; lo < 13; ++lo) {
    for (std::int64_t hi = lo + 1; hi < 14; ++hi) {
      const TileInterval asked{lo, hi};
      std::size_t before = 0;
      std::size_t behind = 0;
      for (const auto& [interval, owner] : ownership.parts()) {
        before += interval.hi <= lo;
        behind += interval.lo >= hi;
      }
      CHECK(ownership.before(asked).size() == before);
      CHECK(ownership.behind(asked).size() == behind);
      CHECK(ownership.overlapping(asked).size() == 4 - before - behind);
      for (const auto& part : ownership.overlapping(asked)) CHECK_FALSE(intersect(part.interval, asked).empty());
    }
  }
}

TEST_CASE("a tile wider than everything is everything") {
  const Ownership ownership = owners({0, 5}, Distribution::kBlockCyclic, INT64_MAX, 3);
  REQUIRE(ownership.parts().size() == 1);
  CHECK(ownership.parts()[0].interval.hi == 5);
}

TEST_CASE("of a range without end there are a million parts at most, of whole tiles") {
  for (const Distribution distribution : {Distribution::kCyclic, Distribution::kBlockCyclic}) {
    const Ownership ownership = owners({0, std::int64_t{1} << 60}, distribution, 7, 3);
    CHECK(ownership.parts().size() <= (1U << 20));
    CHECK(ownership.parts().front().interval.width() % 7 == 0);
    CHECK(ownership.parts().back().interval.hi == std::int64_t{1} << 60);
  }
  CHECK(owners({0, 1 << 20}, Distribution::kCyclic, 1, 3).parts().size() == 1U << 19);
  CHECK(owners({0, (1 << 20) - 1}, Distribution::kCyclic, 1, 3).parts().size() == (1U << 20) - 1);
}
