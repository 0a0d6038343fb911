// The policy `disjoint` (options.hpp), BBMM §4.3.2: a tile's accesses become disjoint boxes, so that only accessed
// elements are stored. Accesses of one view may then fall into several buffers: a split access.
#pragma once

#include <cstddef>

#include "geometry/box.hpp"
#include "tiles/tile.hpp"

namespace boxflow {

// Algorithm 2: makes a group of each of the disjoint boxes of exactly those elements that the tile's views access. The
// largest boxes stay whole.
void refine_groups(Tile& tile);

// Adds a group for the box, with the views that access it.
void add_disjoint_group(Tile& tile, std::size_t array, const Box& box);

}  // namespace boxflow
