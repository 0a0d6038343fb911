#include "program/heap_blocks.hpp"

#include <new>

namespace boxflow {

HeapBlocks& HeapBlocks::of_process() {
  // Never destroyed, since blocks are freed until the process has ended.
  alignas(HeapBlocks) static char memory[sizeof(HeapBlocks)];
  static HeapBlocks& blocks = *new (memory) HeapBlocks;
  return blocks;
}

void HeapBlocks::add(std::uintptr_t begin, std::size_t bytes) noexcept {
  if (bytes < kLeast || begin == 0 || forgotten_) return;
  // The lock is never held while memory is allocated or freed, which comes back here.
  std::map<std::uintptr_t, std::size_t> block;
  try {
    block.emplace(begin, bytes);
  } catch (const std::bad_alloc&) {
    return;  // an unknown block only keeps regions sequential
  }
  decltype(bytes_)::insert_return_type inserted;
  const std::lock_guard lock(mutex_);
  inserted = bytes_.insert(block.extract(begin));
  if (!inserted.inserted) inserted.position->second = bytes;
}

void HeapBlocks::remove(std::uintptr_t begin) noexcept {
  if (forgotten_) return;
  decltype(bytes_)::node_type block;
  const std::lock_guard lock(mutex_);
  block = bytes_.extract(begin);
}

std::size_t HeapBlocks::bytes_at(std::uintptr_t begin) {
  if (forgotten_) return 0;
  const std::lock_guard lock(mutex_);
  const auto found = bytes_.find(begin);
  return found == bytes_.end() ? 0 : found->second;
}

}  // namespace boxflow
