// Memory between pages that nothing may touch, for shadow mode: a kernel that leaves its buffer is stopped there,
// unless it stays within what the buffer's size was rounded up to.
#pragma once

#include <cstddef>

namespace boxflow::host {

// Returns at least `bytes`, ending right before a guard, at a multiple of `alignment`. Returns null if there is no
// room.
void* allocate_guarded(std::size_t bytes, std::size_t alignment);

// Frees memory that `allocate_guarded` returned for the same number of bytes.
void release_guarded(void* memory, std::size_t bytes, std::size_t alignment);

}  // namespace boxflow::host
