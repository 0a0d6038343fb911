// How much memory virtual devices may share.
#pragma once

#include <cstddef>

namespace boxflow::host {

// Bytes that this process can still take without being killed: what the system or the control group has left.
std::size_t available_memory();

// Overwrites fresh device memory, so that an element that was never brought there shows: NaN as float and double, and
// an unlikely integer.
void poison(void* memory, std::size_t bytes);

}  // namespace boxflow::host
