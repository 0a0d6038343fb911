// The buffers of a tile's groups under the policy `disjoint` (tiles/disjoint_groups.hpp), so that nothing is stored
// twice on a device.
#pragma once

#include "memory/buffers.hpp"
#include "memory/expected_boxes.hpp"
#include "plan/plan.hpp"
#include "tiles/tile.hpp"

namespace boxflow {

// The groups become those of the device's buffers that hold some of the tile's boxes, and then, disjoint from all
// buffers, new ones with room for what is in none of them.
void cut_at_buffers(Tile& tile, const Buffers& buffers, ExpectedBoxes& expected);

// New boxes, and buffers that are no larger than them, become one box if their union is one. A buffer's content then
// moves on the device, so never more than as many elements as are new; it saves split accesses and costs no memory.
void join_without_waste(Tile& tile, const Buffers& buffers);

// Replaces groups of a view by their hull if they are more than a kernel can choose from, those that waste least
// first. Groups that the hull would otherwise store a second time join it. Such groups are the last.
void join_pieces(const Phase& phase, Tile& tile, const Buffers& buffers);

}  // namespace boxflow
