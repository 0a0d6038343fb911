// The size of the ring of pinned blocks through which large copies go.
#pragma once

#include <cstddef>
#include <cstdint>

namespace boxflow {

struct RingShape {
  std::size_t threads = 0;  // between blocks and the program's memory; 0: automatic
  // The device moves a block at once: a stream takes some thousand calls before the next one blocks.
  std::size_t block_bytes = std::size_t{16} << 20;
  // Per device and direction. Eight were slower, probably because they do not stay in the processors' cache.
  std::uint32_t blocks = 4;
  std::size_t part_bytes = std::size_t{2} << 20;         // of a block, for a thread: a huge page
  std::size_t least_bytes = (std::size_t{1} << 20) + 1;  // of a copy that goes through the ring
};

// Returns the shape with its threads chosen: one for each processor, up to 16. The number of blocks becomes
// a power of two, so that numbers of units that wrap around still go through the blocks in order.
RingShape settled(RingShape shape);

}  // namespace boxflow
