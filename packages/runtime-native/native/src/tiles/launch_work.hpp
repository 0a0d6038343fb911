// Estimates the work of a launch, for devices that need it in advance.
#pragma once

#include <cstdint>
#include <span>

#include "coherence/region_arrays.hpp"
#include "device/device.hpp"
#include "plan/plan.hpp"
#include "tiles/tile.hpp"

namespace boxflow {

// Returns how many elements a tile reads and writes through a view. Either number is at most that of the view's hull.
std::int64_t elements_used(const TileView& view);

// Returns the statement instances of a tile, in all its launches. `slots` as for describe_tile. Numbers that do not fit
// 64 bits become the largest one that does.
std::int64_t tile_instances(const Phase& phase, std::span<const std::int64_t> slots);

// Returns an equal part of the tile's instances, and the bytes of the boxes of the launch's own views. A box counts
// once, however often its elements are used, as if caches were large enough. `slots` as for describe_tile.
LaunchWork launch_work(const Phase& phase, const Launch& launch, std::span<const std::int64_t> slots,
                       const RegionArrays& arrays, const Tile& tile);

}  // namespace boxflow
