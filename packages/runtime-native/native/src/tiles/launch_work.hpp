// How much a launch does, for devices that have to know it before: an estimate.
#pragma once

#include <cstdint>
#include <span>

#include "coherence/region_arrays.hpp"
#include "device/device.hpp"
#include "plan/plan.hpp"
#include "tiles/tile.hpp"

namespace boxflow {

// What a tile reads and writes through a view: each counts once, and no more than the view's hull has.
std::int64_t elements_used(const TileView& view);

// Of a tile, in all its launches. `slots` as for describe_tile. Work that 64 bits do not hold is the most that they do.
std::int64_t tile_instances(const Phase& phase, std::span<const std::int64_t> slots);

// Of the phase's work an equal part for each of its launches, and the boxes of the launch's own views. A box counts
// once however often its elements are used, as if caches were large enough. Work that 64 bits do not hold is the most
// that they do. `slots` as for describe_tile.
LaunchWork launch_work(const Phase& phase, const Launch& launch, std::span<const std::int64_t> slots,
                       const RegionArrays& arrays, const Tile& tile);

}  // namespace boxflow
