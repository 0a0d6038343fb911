#include "device/cuda/cuda_block_cache.hpp"

#include <algorithm>
#include <bit>

namespace boxflow::cuda {

namespace {

// Larger blocks take long enough to fill that the cost of freeing them does not show.
constexpr std::size_t kLargestKept = std::size_t{8} << 20;
constexpr std::size_t kKeptInAll = std::size_t{64} << 20;
constexpr std::size_t kAlignment = 256;

// Up to an eighth more, so that boxes that shrink by a row each time still meet a kept block.
std::size_t rounded(std::size_t bytes) {
  if (bytes > kLargestKept) return bytes;
  const std::size_t step = std::max(kAlignment, std::bit_floor(std::max<std::size_t>(bytes, 1)) / 8);
  return std::max<std::size_t>((bytes + step - 1) / step, 1) * step;
}

}  // namespace

BlockCache::~BlockCache() {
  if (context_->try_make_current()) free_kept();
}

DevicePointer BlockCache::allocate(std::size_t bytes) {
  const std::size_t size = rounded(bytes);
  if (const auto found = kept_.find(size); found != kept_.end() && !found->second.empty()) {
    const DevicePointer block = found->second.back();
    found->second.pop_back();
    kept_bytes_ -= size;
    return block;
  }
  const DevicePointer block = allocate_new(size);
  if (block || kept_bytes_ == 0) return block;
  free_kept();
  return allocate_new(size);
}

DevicePointer BlockCache::allocate_new(std::size_t bytes) {
  DevicePointer block = 0;
  const Result result = context_->api().mem_alloc(&block, bytes);
  if (result == kErrorOutOfMemory) return 0;
  context_->check(result, "cuMemAlloc");
  return block;
}

void BlockCache::release(DevicePointer block, std::size_t bytes) {
  const std::size_t size = rounded(bytes);
  if (size <= kLargestKept && kept_bytes_ + size <= kKeptInAll) {
    kept_[size].push_back(block);
    kept_bytes_ += size;
    return;
  }
  context_->check(context_->api().mem_free(block), "cuMemFree");
}

void BlockCache::free_kept() noexcept {
  for (const auto& [size, blocks] : kept_) {
    for (DevicePointer block : blocks) context_->api().mem_free(block);
  }
  kept_.clear();
  kept_bytes_ = 0;
}

}  // namespace boxflow::cuda
