// Keeps the descriptions of the tiles of each phase's last rounds. Most serial iterations have the same tiles, or every
// second one has, as in a stencil with two time levels.
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
  // All arguments outlive this.
  TileCache(const Plan& plan, const RegionArrays& arrays, const RunOptions& options);

  // Returns a tile with its rectangle, and the views and groups of describe_tile for the same `slots`. Tiles that are
  // in use at the same time have different positions, which begin at 0; the next call for this phase and position may
  // change the tile.
  Tile& describe(const Phase& phase, std::span<const std::int64_t> slots, const TileRect& rect, std::size_t position);

 private:
  struct Kept {
    Tile tile;
    bool described = false;
    std::vector<std::int64_t> values;  // of everything that its boxes depend on, except its rectangle
  };
  struct Position {
    std::array<Kept, 2> kept;
    std::size_t oldest = 0;
  };
  struct OfPhase {
    IterationKey key;  // of boxes
    std::deque<Position> positions;
  };
  // Tiles at higher positions are described each time, so that many phases on a thousand devices need no more memory
  // than one phase.
  static constexpr std::size_t kKeptPositions = 64;

  const Plan& plan_;
  const RegionArrays& arrays_;
  const RunOptions& options_;
  std::vector<OfPhase> phases_;
  std::vector<std::int64_t> values_;
  std::deque<Tile> others_;  // at the positions from kKeptPositions on
};

}  // namespace boxflow
