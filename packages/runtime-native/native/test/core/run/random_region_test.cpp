// Random plans under random numbers of devices, tile widths and memory limits, with flow-out sets that are right, wrong
// or missing: they are hints, so results must equal the sequential loops in any case.
#include <doctest/doctest.h>

#include <array>

#include "support/boxes.hpp"
#include "support/random_program.hpp"
#include "support/thoroughness.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

Distribution pick_distribution(std::mt19937& random) {
  return std::array{Distribution::kBlock, Distribution::kCyclic, Distribution::kBlockCyclic}[
      static_cast<std::size_t>(pick(random, 0, 2))];
}

}  // namespace

TEST_CASE("random programs equal the sequential loops") {
  std::uint64_t split_launches[2]{};
  std::uint64_t splits_in_grids = 0;
  const unsigned seeds = short_or_full(60u, 250u);
  for (unsigned seed = 0; seed < seeds; ++seed) {
    std::mt19937 random(seed);
    const RandomProgram program = random_program(random);
    const Json plan = plan_of(program, random);
    const std::vector<Matrix> input = random_arrays(program, random);
    std::vector<Matrix> expected = input;
    run_sequentially(program, expected);
    for (int run = 0; run < 3; ++run) {
      RunSetting setting;
      setting.devices = static_cast<std::size_t>(pick(random, 1, 7));
      setting.boxes =
          std::array{BoxPolicy::kMerge, BoxPolicy::kDisjoint, BoxPolicy::kConvex}[static_cast<std::size_t>(run)];
      setting.reuse = pick(random, 0, 3) > 0;
      setting.tile = pick(random, 0, 2) == 0 ? pick(random, 1, 4) : 0;
      setting.second_tile = pick(random, 0, 2) == 0 ? pick(random, 1, 4) : 0;
      setting.distribution = pick_distribution(random);
      if (pick(random, 0, 2) > 0) setting.second_distribution = pick_distribution(random);
      if (pick(random, 0, 3) == 0) {
        setting.distribution = Distribution::kDynamic;
        setting.second_distribution = {};
      }
      setting.concurrent_tiles = static_cast<std::size_t>(pick(random, 1, 3));
      setting.communication = std::array{Communication::kExact, Communication::kFop, Communication::kFo}[
          static_cast<std::size_t>(pick(random, 0, 2))];
      // At the least, one row or one column of two arrays, each of which takes whole granules.
      setting.memory_limit = pick(random, 0, 1) ? static_cast<std::size_t>(pick(random, 2, 6)) * 256 : 0;
      CAPTURE(seed);
      CAPTURE(to_string(setting));
      CAPTURE(plan.dump());
      std::vector<Matrix> actual = input;
      std::optional<RegionStats> stats;
      try {
        stats =
            run_plan(plan, random_program_kernels, setting, {}, {actual[0].data(), actual[1].data(), actual[2].data()});
      } catch (const Error& error) {
        // A phase in one piece cannot be cut below one iteration, nor can the others.
        REQUIRE(error.code() == "BF5020");
        REQUIRE(setting.memory_limit > 0);
        continue;
      }
      REQUIRE(actual == expected);
      if (setting.second_distribution) splits_in_grids += stats->counters.splits;
      for (const DeviceStats& device : stats->devices) {
        split_launches[setting.boxes == BoxPolicy::kDisjoint] += device.split_launches;
      }
    }
  }
  CHECK(split_launches[false] == 0);
  CHECK(split_launches[true] > short_or_full(60u, 250u));
  CHECK(splits_in_grids > short_or_full(8u, 100u));
}
