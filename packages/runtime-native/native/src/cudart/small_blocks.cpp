#include "cudart/small_blocks.hpp"

#include <algorithm>

#include "cudart/round_up.hpp"

namespace boxflow::cudart {

namespace {

constexpr size_t least_chunk_bytes = size_t{8} << 20;

}  // namespace

uintptr_t SmallBlocks::allocate(size_t bytes) {
  const size_t size = round_up(std::max<size_t>(bytes, 1), array_alignment);
  const auto is_enough = [&](const auto &gap) { return gap.second >= size; };
  auto gap = std::find_if(gaps_.begin(), gaps_.end(), is_enough);
  if (gap == gaps_.end()) {
    if (!add_chunk(size)) return 0;
    gap = std::find_if(gaps_.begin(), gaps_.end(), is_enough);
  }
  const auto [address, room] = *gap;
  gaps_.erase(gap);
  if (room > size) gaps_[address + size] = room - size;
  blocks_[address] = size;
  return address;
}

bool SmallBlocks::add_chunk(size_t bytes) {
  const size_t size = round_up(std::max(bytes, least_chunk_bytes), pages_.page_bytes());
  const uintptr_t address = pages_.reserve(size);
  if (address == 0) return false;
  if (!pages_.map(address, size, 0)) {
    pages_.release(address, size);
    return false;
  }
  chunks_[address] = gaps_[address] = size;
  return true;
}

void SmallBlocks::release(uintptr_t address) {
  const auto block = blocks_.find(address);
  size_t size = block->second;
  blocks_.erase(block);
  const uintptr_t chunk = std::prev(chunks_.upper_bound(address))->first;
  auto after = gaps_.lower_bound(address);
  if (after != gaps_.end() && after->first == address + size && chunks_.count(after->first) == 0) {
    size += after->second;
    after = gaps_.erase(after);
  }
  if (after != gaps_.begin()) {
    const auto before = std::prev(after);
    if (before->first >= chunk && before->first + before->second == address) {
      address = before->first;
      size += before->second;
    }
  }
  gaps_[address] = size;
  if (size == chunks_[chunk]) release_chunk(chunk);
}

void SmallBlocks::release_chunk(uintptr_t chunk) {
  const size_t size = chunks_[chunk];
  gaps_.erase(chunk);
  chunks_.erase(chunk);
  pages_.unmap(chunk, size);
  pages_.release(chunk, size);
}

}  // namespace boxflow::cudart
