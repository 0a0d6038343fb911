// The blocks of the heap that the program has, as its allocation functions announce them (boxflow/allocation.h).
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>

namespace boxflow {

class HeapBlocks {
 public:
  // Smaller blocks are left out, since most calls of the allocation functions are for them. The nodes of the map are
  // smaller, so adding a block does not add its node.
  static constexpr std::size_t kLeast = 64;

  // Returns the blocks of the process. Exists from the first call on, which may come before any constructor.
  static HeapBlocks& of_process();

  void add(std::uintptr_t begin, std::size_t bytes) noexcept;
  void remove(std::uintptr_t begin) noexcept;
  // Returns the size of the block that begins there, and 0 if there is none.
  std::size_t bytes_at(std::uintptr_t begin);

  // Makes all blocks unknown from now on. For a forked child: a thread that does not exist there may hold the lock.
  void forget_for_good() noexcept { forgotten_ = true; }

 private:
  std::atomic<bool> forgotten_ = false;
  std::mutex mutex_;
  std::map<std::uintptr_t, std::size_t> bytes_;
};

}  // namespace boxflow
