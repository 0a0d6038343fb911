#include "device/host/host_memory.hpp"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <optional>
#include <string>

#include "device/host/padded.hpp"

namespace boxflow::host {

namespace {

std::optional<std::size_t> number_in(const char* path) {
  std::ifstream file(path);
  std::size_t value = 0;
  if (file >> value) return value;
  return std::nullopt;  // not there, or "max"
}

std::optional<std::size_t> memory_available_to_system() {
  std::ifstream file("/proc/meminfo");
  for (std::string key; file >> key;) {
    std::size_t kilobytes = 0;
    if (key == "MemAvailable:" && file >> kilobytes) return kilobytes * 1024;
    file.ignore(1 << 10, '\n');
  }
  return std::nullopt;
}

std::size_t left_of(std::size_t limit, std::optional<std::size_t> used) {
  return limit - std::min(limit, used.value_or(0));
}

}  // namespace

std::size_t available_memory() {
  const auto pages = static_cast<std::size_t>(std::max(sysconf(_SC_PHYS_PAGES), 1L));
  const auto page_bytes = static_cast<std::size_t>(std::max(sysconf(_SC_PAGESIZE), 1L));
  std::size_t available = memory_available_to_system().value_or(pages * page_bytes);
  if (const auto limit = number_in("/sys/fs/cgroup/memory.max")) {
    available = std::min(available, left_of(*limit, number_in("/sys/fs/cgroup/memory.current")));
  }
  if (const auto limit = number_in("/sys/fs/cgroup/memory/memory.limit_in_bytes")) {
    available = std::min(available, left_of(*limit, number_in("/sys/fs/cgroup/memory/memory.usage_in_bytes")));
  }
  return available;
}

void* allocate_block(std::size_t bytes, std::size_t alignment) {
  constexpr std::size_t kLargePage = std::size_t{2} << 20;
  if (bytes < 2 * kLargePage) return std::aligned_alloc(alignment, padded(bytes, alignment));
  void* memory = std::aligned_alloc(kLargePage, padded(bytes, kLargePage));
  if (memory) madvise(memory, padded(bytes, kLargePage), MADV_HUGEPAGE);  // a wish, which systems may not know
  return memory;
}

void poison(void* memory, std::size_t bytes) {
  constexpr std::size_t kMost = std::size_t{64} << 10;
  constexpr std::uint32_t kPattern = 0x7FFDA5A5;
  auto* byte = static_cast<unsigned char*>(memory);
  for (std::size_t i = 0; i < std::min(bytes, kMost); i += sizeof kPattern) {
    std::memcpy(byte + i, &kPattern, std::min(sizeof kPattern, bytes - i));
  }
}

}  // namespace boxflow::host
