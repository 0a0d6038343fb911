// The policy `disjoint` (options.hpp), BBMM §4.3.2: what a tile accesses as disjoint boxes, so that nothing is stored
// that is not accessed. Accesses of one view may then fall into several buffers: a split access.
#pragma once

#include <cstddef>

#include "geometry/box.hpp"
#include "tiles/tile.hpp"

namespace boxflow {

// Algorithm 2: makes a group of each of the disjoint boxes of exactly what the tile's views access. Larger boxes stay
// whole.
void refine_groups(Tile& tile);

// Adds a group for the box, with the views that access some of it.
void add_disjoint_group(Tile& tile, std::size_t array, const Box& box);

}  // namespace boxflow
