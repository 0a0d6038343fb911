#include "guarded_memory.hpp"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>

namespace boxflow::host {

namespace {

// Addresses, not memory: how far away from its buffer a kernel is still caught.
constexpr std::size_t kGuard = std::size_t{1} << 30;

std::size_t rounded_up(std::size_t bytes, std::size_t to) { return (bytes + to - 1) / to * to; }

std::size_t usable(std::size_t bytes) {
  return rounded_up(std::max<std::size_t>(bytes, 1), static_cast<std::size_t>(sysconf(_SC_PAGESIZE)));
}

}  // namespace

void* allocate_guarded(std::size_t bytes, std::size_t alignment) {
  const std::size_t middle = usable(bytes);
  void* all = mmap(nullptr, middle + 2 * kGuard, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (all == MAP_FAILED) return nullptr;
  char* begin = static_cast<char*>(all) + kGuard;
  if (mprotect(begin, middle, PROT_READ | PROT_WRITE) != 0) {
    munmap(all, middle + 2 * kGuard);
    return nullptr;
  }
  return begin + middle - rounded_up(std::max<std::size_t>(bytes, 1), alignment);
}

void release_guarded(void* memory, std::size_t bytes, std::size_t alignment) {
  const std::size_t middle = usable(bytes);
  char* end = static_cast<char*>(memory) + rounded_up(std::max<std::size_t>(bytes, 1), alignment);
  munmap(end - middle - kGuard, middle + 2 * kGuard);
}

}  // namespace boxflow::host
