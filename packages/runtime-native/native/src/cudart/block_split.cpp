#include "cudart/block_split.hpp"

#include <algorithm>

namespace boxflow::cudart {

namespace {

int cut_dimension(const uint32_t (&grid)[3], uint32_t devices) {
  int most = 2;
  for (int d = 2; d >= 0; --d) {
    if (grid[d] >= devices) return d;
    if (grid[d] > grid[most]) most = d;
  }
  return most;
}

}  // namespace

std::vector<boxflow_ptx_launch> split_blocks(const boxflow_ptx_launch &whole, uint32_t devices) {
  const int d = cut_dimension(whole.grid, devices);
  const uint64_t blocks = whole.grid[d];
  const uint64_t parts = std::min<uint64_t>(devices, blocks);
  std::vector<boxflow_ptx_launch> launches;
  for (uint64_t i = 0; i < parts; ++i) {
    boxflow_ptx_launch part = whole;
    part.first[d] = static_cast<uint32_t>(blocks * i / parts);
    part.end[d] = static_cast<uint32_t>(blocks * (i + 1) / parts);
    launches.push_back(part);
  }
  return launches;
}

}  // namespace boxflow::cudart
