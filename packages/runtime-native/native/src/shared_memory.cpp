#include "shared_memory.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>

// Where the linker puts the executable's data.
extern "C" char __data_start[] __attribute__((weak));  // NOLINT
extern "C" char _end[] __attribute__((weak));          // NOLINT
extern "C" void* __libc_stack_end __attribute__((weak));  // NOLINT

namespace boxflow {

namespace {

bool is_within(std::uintptr_t begin, std::uintptr_t end, const void* first, const void* last) {
  return reinterpret_cast<std::uintptr_t>(first) <= begin && end <= reinterpret_cast<std::uintptr_t>(last);
}

// The heap that grows begins some way behind the data.
bool is_data_or_heap(std::uintptr_t begin, std::uintptr_t end) {
  if (!__data_start || !_end) return false;
  if (is_within(begin, end, __data_start, _end)) return true;
  return is_within(begin, end, _end, sbrk(0));
}

bool is_stack(std::uintptr_t begin, std::uintptr_t end) {
  const char here = 0;
  return &__libc_stack_end && is_within(begin, end, &here, __libc_stack_end);
}

}  // namespace

bool SharedMemory::holds(std::uintptr_t begin, std::uintptr_t end) {
  if (is_data_or_heap(begin, end) || is_stack(begin, end)) return false;
  if (!mappings_) mappings_ = shared_mappings();
  return std::any_of(mappings_->begin(), mappings_->end(),
                     [&](const Mapping& each) { return each.begin < end && begin < each.end; });
}

// Where they cannot be read everything counts as shared.
std::vector<SharedMemory::Mapping> SharedMemory::shared_mappings() {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen("/proc/self/maps", "re"), std::fclose);
  if (!file) return {{0, UINTPTR_MAX}};
  std::vector<Mapping> shared;
  char* line = nullptr;
  std::size_t size = 0;
  while (getline(&line, &size, file.get()) > 0) {
    unsigned long begin = 0, end = 0;
    char sharing = 0;
    if (std::sscanf(line, "%lx-%lx %*3c%c", &begin, &end, &sharing) == 3 && sharing == 's') {
      shared.push_back({begin, end});
    }
  }
  std::free(line);
  return shared;
}

}  // namespace boxflow
