// The size of a block of memory, from the bytes that it has to hold.
#pragma once

#include <algorithm>
#include <cstddef>

namespace boxflow::host {

// The smallest multiple of `alignment` that holds `bytes`; never zero.
inline std::size_t padded(std::size_t bytes, std::size_t alignment) {
  return (std::max<std::size_t>(bytes, 1) + alignment - 1) / alignment * alignment;
}

}  // namespace boxflow::host
