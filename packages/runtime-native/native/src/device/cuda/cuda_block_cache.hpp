// Device memory, with the small blocks kept for reuse: freeing stops the whole device until it is idle, and boxes of
// one row come and go in every serial iteration.
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

  // The context is current. 0: there is not enough memory, even with nothing kept.
  DevicePointer allocate(std::size_t bytes);
  // `bytes` as it was asked for. No work uses the block.
  void release(DevicePointer block, std::size_t bytes);

 private:
  DevicePointer allocate_new(std::size_t bytes);
  void free_kept() noexcept;

  ContextRef context_;
  std::map<std::size_t, std::vector<DevicePointer>> kept_;  // by rounded size
  std::size_t kept_bytes_ = 0;
};

}  // namespace boxflow::cuda
