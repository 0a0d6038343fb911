// Arrays that are too small to have pages of their own. They lie on the first device.
#pragma once

#include <map>

#include "cudart/pages.hpp"

namespace boxflow::cudart {

// The alignment of cudaMalloc's arrays, and of cudaMallocPitch's rows.
inline constexpr size_t array_alignment = 512;

class SmallBlocks {
 public:
  explicit SmallBlocks(Pages &pages) : pages_(pages) {}

  // Returns 0 if memory is short.
  uintptr_t allocate(size_t bytes);
  // The address is one that `allocate` returned.
  void release(uintptr_t address);

 private:
  // Intervals of addresses by their first one. Blocks are in use, and gaps are not. Neighbouring gaps of a chunk are
  // joined.
  std::map<uintptr_t, size_t> chunks_, blocks_, gaps_;

  bool add_chunk(size_t bytes);
  void release_chunk(uintptr_t chunk);

  Pages &pages_;
};

}  // namespace boxflow::cudart
