#include "keep/shared_memory.hpp"

#include <fcntl.h>
#include <link.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <memory>

extern "C" void* __libc_stack_end __attribute__((weak));  // NOLINT

namespace boxflow {

namespace {

struct Data {
  std::uintptr_t begin = 0;
  std::uintptr_t end = 0;
};

// Returns the executable's own data, found by its program headers: the linker's symbols for it may be out of the code's
// reach.
Data executable_data() {
  Data data;
  dl_iterate_phdr(
      [](dl_phdr_info* info, std::size_t, void* found) {
        for (int i = 0; i < info->dlpi_phnum; ++i) {
          const auto& part = info->dlpi_phdr[i];
          if (part.p_type != PT_LOAD || !(part.p_flags & PF_W)) continue;
          const std::uintptr_t begin = info->dlpi_addr + part.p_vaddr;
          *static_cast<Data*>(found) = {begin, begin + part.p_memsz};
        }
        return 1;  // the first one is the executable
      },
      &data);
  return data;
}

// The growing heap begins at some distance behind the data.
bool is_data_or_heap(std::uintptr_t begin, std::uintptr_t end) {
  static const Data data = executable_data();
  if (data.begin <= begin && end <= data.end) return true;
  return data.begin < data.end && data.end <= begin && end <= reinterpret_cast<std::uintptr_t>(sbrk(0));
}

bool is_stack(std::uintptr_t begin, std::uintptr_t end) {
  const char here = 0;
  return &__libc_stack_end && reinterpret_cast<std::uintptr_t>(&here) <= begin &&
         end <= reinterpret_cast<std::uintptr_t>(__libc_stack_end);
}

// `struct procmap_query` of <linux/fs.h>, which older headers lack.
struct MapQuery {
  std::uint64_t size = sizeof(MapQuery);
  std::uint64_t flags = 0;
  std::uint64_t address = 0;
  std::uint64_t begin = 0;  // from here on the answer
  std::uint64_t end = 0;
  std::uint64_t its_flags = 0;
  std::uint64_t page_size = 0;
  std::uint64_t offset = 0;
  std::uint64_t inode = 0;
  std::uint32_t device_major = 0;
  std::uint32_t device_minor = 0;
  std::uint32_t name_bytes = 0;
  std::uint32_t build_id_bytes = 0;
  std::uint64_t name = 0;
  std::uint64_t build_id = 0;
};
constexpr unsigned long kQueryMap = _IOWR('f', 17, MapQuery);
constexpr std::uint64_t kIsShared = 0x08;
constexpr std::uint64_t kHereOrNext = 0x10;

// Returns nothing if the kernel does not support the question. A process with many devices has many mappings, and
// reading a thousand of them takes half a millisecond.
std::optional<bool> ask_kernel(std::uintptr_t begin, std::uintptr_t end) {
  // The file is not kept open, because a program may close descriptors that it does not know.
  const int file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (file < 0) return std::nullopt;
  std::optional<bool> shared;
  // Asks mapping by mapping. A query for the next shared mapping would look at all mappings behind the block.
  for (std::uintptr_t address = begin; !shared;) {
    MapQuery query;
    query.flags = kHereOrNext;
    query.address = address;
    if (ioctl(file, kQueryMap, &query) != 0) {
      if (errno == ENOENT) shared = false;  // none is left
      break;
    }
    if (query.begin >= end) {
      shared = false;
    } else if (query.its_flags & kIsShared) {
      shared = true;
    }
    address = query.end;
  }
  close(file);
  return shared;
}

}  // namespace

bool SharedMemory::holds(std::uintptr_t begin, std::uintptr_t end) {
  if (is_data_or_heap(begin, end) || is_stack(begin, end)) return false;
  if (const auto shared = ask_kernel(begin, end)) return *shared;
  if (!mappings_) mappings_ = shared_mappings();
  return std::any_of(mappings_->begin(), mappings_->end(),
                     [&](const Mapping& each) { return each.begin < end && begin < each.end; });
}

// Returns all shared mappings. If they cannot be read, all memory counts as shared.
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
