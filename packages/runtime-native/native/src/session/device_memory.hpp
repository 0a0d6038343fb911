// The memory of one device: blocks in use, and freed blocks that wait to be used again. Freeing and taking a block of a
// size that was freed before needs no call of the device, and no waiting. Its time grows with the logarithm of the
// number of freed blocks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <utility>

#include "coherence/access_log.hpp"
#include "device/device.hpp"

namespace boxflow {

struct Block {
  Allocation allocation;
  EventList pending;    // new users of the block must wait for these
  bool reused = false;  // it was freed before
};

// Counts of a device's memory operations.
struct MemoryCounts {
  std::uint64_t allocations = 0;  // allocations by the device
  std::uint64_t releases = 0;     // blocks given back to the device
  std::uint64_t reused_blocks = 0;
};

class DeviceMemory {
 public:
  // `limit`: the most bytes to take, 0 for all that the device has.
  DeviceMemory(Device& device, Platform& platform, std::size_t limit);
  // Waits for all work on freed blocks, and gives them back to the device.
  ~DeviceMemory();
  DeviceMemory(const DeviceMemory&) = delete;
  DeviceMemory& operator=(const DeviceMemory&) = delete;

  // Returns the size of a block for this many bytes.
  static std::size_t rounded(std::size_t bytes) { return (bytes + kGranule - 1) / kGranule * kGranule; }

  // Returns false if there is not enough memory, even with all freed blocks given back.
  bool take(std::size_t bytes, Block& block);
  void give_back(Block block);
  // Gives the freed blocks back to the device, if it still accepts them.
  void release_freed() noexcept;
  // Forgets the events of freed blocks: nothing is under way on the device, perhaps because it failed.
  void drained();

  std::size_t capacity() const { return capacity_; }
  std::size_t in_use() const { return in_use_; }
  // The most bytes in use at once since begin_peak().
  std::size_t peak() const { return peak_; }
  void begin_peak() { peak_ = in_use_; }
  const MemoryCounts& counts() const { return counts_; }

 private:
  static constexpr std::size_t kGranule = 256;

  using FreedBlocks = std::map<std::uint64_t, Block>;  // by number, in the order of freeing

  bool take_freed(std::size_t bytes, Block& block);
  Block remove_freed(FreedBlocks::iterator freed);
  void release_oldest();
  bool allocate(std::size_t bytes, Block& block);

  Device& device_;
  Platform& platform_;
  std::size_t capacity_;
  std::size_t in_use_ = 0;  // bytes, in whole granules like freed_bytes_
  std::size_t freed_bytes_ = 0;
  std::size_t peak_ = 0;
  MemoryCounts counts_;
  FreedBlocks freed_;
  std::set<std::pair<std::size_t, std::uint64_t>> freed_by_size_;  // bytes and number of each freed block
  std::uint64_t last_freed_ = 0;                                   // number
};

}  // namespace boxflow
