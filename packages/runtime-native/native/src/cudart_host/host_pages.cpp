#include "cudart_host/host_pages.hpp"

#include <sys/mman.h>
#include <sys/sysinfo.h>
#include <unistd.h>

#include "cudart_host/device_count.hpp"

namespace boxflow::cudart {

uint32_t HostPages::devices() const { return device_count(); }

size_t HostPages::page_bytes() const {
  static const auto bytes = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  return bytes;
}

uintptr_t HostPages::reserve(size_t bytes) {
  void *address = mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return address == MAP_FAILED ? 0 : reinterpret_cast<uintptr_t>(address);
}

void HostPages::release(uintptr_t address, size_t bytes) { munmap(reinterpret_cast<void *>(address), bytes); }

bool HostPages::map(uintptr_t address, size_t bytes, uint32_t device) {
  if (bytes > free_bytes(device)) return false;
  const int file = memfd_create("boxflow", MFD_CLOEXEC);
  if (file < 0) return false;
  void *wanted = reinterpret_cast<void *>(address);
  const bool is_mapped =
      ftruncate(file, static_cast<off_t>(bytes)) == 0 &&
      mmap(wanted, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) != MAP_FAILED;
  close(file);
  return is_mapped;
}

// The addresses stay reserved.
void HostPages::unmap(uintptr_t address, size_t bytes) {
  mmap(reinterpret_cast<void *>(address), bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1,
       0);
}

// The devices share the memory of the host. Pages that are only reserved do not count, as elsewhere on Linux.
size_t HostPages::free_bytes(uint32_t) {
  struct sysinfo info;
  return sysinfo(&info) == 0 ? static_cast<size_t>(info.totalram) * info.mem_unit : 0;
}

}  // namespace boxflow::cudart
