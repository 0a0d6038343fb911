#include "session/device_memory.hpp"

#include <algorithm>

namespace boxflow {

DeviceMemory::DeviceMemory(Device& device, Platform& platform, std::size_t limit)
    : device_(device),
      platform_(platform),
      capacity_(limit == 0 ? device.info().memory : std::min(limit, device.info().memory)) {}

DeviceMemory::~DeviceMemory() { release_freed(); }

void DeviceMemory::release_freed() noexcept {
  while (!freed_.empty()) {
    try {
      release_oldest();
    } catch (...) {
      // The run that used the block has already reported its failure.
    }
  }
}

void DeviceMemory::drained() {
  for (auto& [number, block] : freed_) block.pending.clear();
}

bool DeviceMemory::take(std::size_t bytes, Block& block) {
  const std::size_t wanted = rounded(bytes);
  if (!take_freed(wanted, block)) {
    if (wanted > capacity_ || in_use_ > capacity_ - wanted) return false;
    while (in_use_ + freed_bytes_ > capacity_ - wanted) release_oldest();
    while (!allocate(wanted, block)) {
      if (freed_.empty()) return false;
      release_oldest();
    }
  }
  in_use_ += block.allocation.bytes;
  peak_ = std::max(peak_, in_use_);
  return true;
}

bool DeviceMemory::allocate(std::size_t bytes, Block& block) {
  block.allocation = device_.allocate(bytes);
  block.pending.clear();
  block.reused = false;
  if (!block.allocation.handle) return false;
  counts_.allocations += 1;
  return true;
}

void DeviceMemory::give_back(Block block) {
  in_use_ -= block.allocation.bytes;
  freed_bytes_ += block.allocation.bytes;
  freed_by_size_.insert({block.allocation.bytes, ++last_freed_});
  freed_.emplace_hint(freed_.end(), last_freed_, std::move(block));
}

// Takes the smallest freed block that is large enough, unless it wastes too much.
bool DeviceMemory::take_freed(std::size_t bytes, Block& block) {
  const auto best = freed_by_size_.lower_bound({bytes, 0});
  if (best == freed_by_size_.end()) return false;
  const auto [size, number] = *best;
  if (size - bytes > bytes / 8 || size > capacity_ - in_use_) return false;
  block = remove_freed(freed_.find(number));
  block.reused = true;
  counts_.reused_blocks += 1;
  return true;
}

Block DeviceMemory::remove_freed(FreedBlocks::iterator freed) {
  Block block = std::move(freed->second);
  freed_bytes_ -= block.allocation.bytes;
  freed_by_size_.erase({block.allocation.bytes, freed->first});
  freed_.erase(freed);
  return block;
}

void DeviceMemory::release_oldest() {
  const Block block = remove_freed(freed_.begin());
  std::exception_ptr failure;
  for (const EventRef& event : block.pending) {
    try {
      platform_.wait(event);
    } catch (...) {
      failure = std::current_exception();
    }
  }
  // After a failed event, other work may still be under way: a copy from a lost device may still be writing.
  if (failure) {
    for (const auto& device : platform_.devices()) device->drain();
  }
  device_.release(block.allocation);
  counts_.releases += 1;
  if (failure) std::rethrow_exception(failure);
}

}  // namespace boxflow
