// Device memory whose small blocks are kept for reuse: freeing stops the whole device until it is idle, and boxes of
// one row are allocated and freed in every serial iteration.
#pragma once

#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "device/cuda/cuda_api.hpp"
#include "device/cuda/cuda_context.hpp"

namespace boxflow::cuda {

class BlockCache {
 public:
  explicit BlockCache(ContextRef context) : context_(std::move(context)) {}
  ~BlockCache();
  BlockCache(const BlockCache&) = delete;
  BlockCache& operator=(const BlockCache&) = delete;

  // Requires that the context is current. Returns 0 if there is not enough memory, even if nothing is kept.
  DevicePointer allocate(std::size_t bytes);
  // Frees a block that no work uses. `bytes` is the requested size.
  void release(DevicePointer block, std::size_t bytes);

 private:
  DevicePointer allocate_new(std::size_t bytes);
  void free_kept() noexcept;

  ContextRef context_;
  std::map<std::size_t, std::vector<DevicePointer>> kept_;  // by rounded size
  std::size_t kept_bytes_ = 0;
};

}  // namespace boxflow::cuda
