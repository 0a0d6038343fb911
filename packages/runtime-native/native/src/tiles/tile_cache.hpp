// The tiles of the last rounds of each phase, as they were described. Most serial iterations have the same ones, or
// every other has: a stencil with two time levels.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>
#include <vector>

#include "base/options.hpp"
#include "coherence/region_arrays.hpp"
#include "geometry/distribution.hpp"
#include "plan/plan.hpp"
#include "tiles/iteration_key.hpp"
#include "tiles/tile.hpp"

namespace boxflow {

class TileCache {
 public:
  // All outlive this.
  TileCache(const Plan& plan, const RegionArrays& arrays, const RunOptions& options);

  // A tile with its rectangle, and the views and groups of describe_tile, for `slots` as there. Tiles that are in use
  // at the same time have different positions, which begin at 0; the next call for this phase and position may change
  // the tile.
  Tile& describe(const Phase& phase, std::span<const std::int64_t> slots, const TileRect& rect, std::size_t position);

 private:
  struct Kept {
    Tile tile;
    bool described = false;
    std::vector<std::int64_t> values;  // of all that its boxes depend on, but for its rectangle
  };
  struct Position {
    std::array<Kept, 2> kept;
    std::size_t oldest = 0;
  };
  struct OfPhase {
    IterationKey key;  // of boxes
    std::deque<Position> positions;
  };
  // Those of higher positions are described each time, so that plans of many phases on a thousand devices take no more
  // memory than one phase does.
  static constexpr std::size_t kKeptPositions = 64;

  const Plan& plan_;
  const RegionArrays& arrays_;
  const RunOptions& options_;
  std::vector<OfPhase> phases_;
  std::vector<std::int64_t> values_;
  std::deque<Tile> others_;  // of the positions from kKeptPositions on
};

}  // namespace boxflow
