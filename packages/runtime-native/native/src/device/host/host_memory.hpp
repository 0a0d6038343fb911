// The memory that virtual devices may share.
#pragma once

#include <cstddef>

namespace boxflow::host {

// Bytes that this process can still take without being killed: what the system or the control group has left.
std::size_t available_memory();

// Returns memory for a device, at a multiple of `alignment`; null if there is none. Pages of large blocks are large.
// Copies are the first to use them, on each device's own thread.
void* allocate_block(std::size_t bytes, std::size_t alignment);

// Overwrites the begin of fresh device memory, so that an element that was never brought there shows: NaN as float and
// double, and an unlikely integer. Small blocks are overwritten to their end.
void poison(void* memory, std::size_t bytes);

}  // namespace boxflow::host
