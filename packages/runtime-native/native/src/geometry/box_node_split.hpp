// Chooses which boxes of a full node stay, and which go to a new one.
#pragma once

#include <cstddef>
#include <span>

#include "geometry/box_node.hpp"

namespace boxflow {

// Fills `order` with the positions of `boxes` along the dimension in which the two halves of that order have least in
// common, measured by volume, then by size. The first half stays.
void split_order(std::span<const RoughBox> boxes, int rank, std::span<std::size_t> order);

}  // namespace boxflow
