#include "cudart_gpu/gpu_pages.hpp"

#include "cudart_gpu/gpus.hpp"

namespace boxflow::cudart {

uint32_t GpuPages::devices() const { return static_cast<uint32_t>(gpus_.size()); }

uintptr_t GpuPages::reserve(size_t bytes) {
  cuda::DevicePointer address = 0;
  return api_.mem_address_reserve(&address, bytes, 0, 0, 0) == cuda::kSuccess ? address : 0;
}

void GpuPages::release(uintptr_t address, size_t bytes) { api_.mem_address_free(address, bytes); }

// The pages live as long as they are mapped: their handle is given back at once.
bool GpuPages::map(uintptr_t address, size_t bytes, uint32_t device) {
  cuda::AllocationProperties properties;
  properties.location.id = gpus_[device].ordinal;
  cuda::AllocationHandle pages = 0;
  if (api_.mem_create(&pages, bytes, &properties, 0) != cuda::kSuccess) return false;
  cuda::Result result = api_.mem_map(address, bytes, 0, pages, 0);
  api_.mem_release(pages);
  if (result != cuda::kSuccess) return false;
  std::vector<cuda::MemoryAccess> users(gpus_.size());
  for (size_t d = 0; d < gpus_.size(); ++d) users[d].location.id = gpus_[d].ordinal;
  result = api_.mem_set_access(address, bytes, users.data(), users.size());
  if (result != cuda::kSuccess) api_.mem_unmap(address, bytes);
  return result == cuda::kSuccess;
}

void GpuPages::unmap(uintptr_t address, size_t bytes) { api_.mem_unmap(address, bytes); }

size_t GpuPages::free_bytes(uint32_t device) {
  const Current current(api_, gpus_[device].context);
  size_t free = 0, total = 0;
  return api_.mem_get_info(&free, &total) == cuda::kSuccess ? free : 0;
}

}  // namespace boxflow::cudart
