#include "device/host/guarded_memory.hpp"

#include <sys/mman.h>
#include <unistd.h>

#include "device/host/padded.hpp"

namespace boxflow::host {

namespace {

// Addresses, not memory: how far away from its buffer a kernel is still caught.
constexpr std::size_t kGuard = std::size_t{1} << 30;

std::size_t in_pages(std::size_t bytes) { return padded(bytes, static_cast<std::size_t>(sysconf(_SC_PAGESIZE))); }

}  // namespace

void* allocate_guarded(std::size_t bytes, std::size_t alignment) {
  const std::size_t middle = in_pages(bytes);
  void* all = mmap(nullptr, middle + 2 * kGuard, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (all == MAP_FAILED) return nullptr;
  char* begin = static_cast<char*>(all) + kGuard;
  if (mprotect(begin, middle, PROT_READ | PROT_WRITE) != 0) {
    munmap(all, middle + 2 * kGuard);
    return nullptr;
  }
  return begin + middle - padded(bytes, alignment);
}

void release_guarded(void* memory, std::size_t bytes, std::size_t alignment) {
  const std::size_t middle = in_pages(bytes);
  char* end = static_cast<char*>(memory) + padded(bytes, alignment);
  munmap(end - middle - kGuard, middle + 2 * kGuard);
}

}  // namespace boxflow::host
