#include "device/host/host_memory.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <optional>
#include <string>

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

void poison(void* memory, std::size_t bytes) {
  constexpr std::uint32_t kPattern = 0x7FFDA5A5;
  auto* byte = static_cast<unsigned char*>(memory);
  for (std::size_t i = 0; i < bytes; i += sizeof kPattern) {
    std::memcpy(byte + i, &kPattern, std::min(sizeof kPattern, bytes - i));
  }
}

}  // namespace boxflow::host
