// Cuts a grid into one interval of blocks for each device of the host.
#pragma once

#include <vector>

#include "boxflow/ptx_kernel.h"

namespace boxflow::cudart {

// Returns launches that together run all blocks of the grid, at most `devices` of them. They cut the outermost
// dimension that has enough blocks, or else the one that has most.
std::vector<boxflow_ptx_launch> split_blocks(const boxflow_ptx_launch &whole, uint32_t devices);

}  // namespace boxflow::cudart
