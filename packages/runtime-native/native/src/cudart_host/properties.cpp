// What the device is, as far as programs choose grids and blocks by it. The devices of the host are multiprocessors.
#include <sys/sysinfo.h>

#include <algorithm>
#include <cstddef>
#include <cstring>

#include "cudart/exported.hpp"
#include "cudart_host/device_count.hpp"
#include "cudart_host/state.hpp"

namespace boxflow::cudart {

namespace {

// cudaDeviceProp of CUDA 13. CUDA 12 asks for its own one by a different name.
struct Properties {
  char name[256];
  char uuid[16];
  char luid[8];
  unsigned luid_device_node_mask;
  size_t total_global_memory, shared_memory_per_block;
  int registers_per_block, warp_size;
  size_t memory_pitch;
  int threads_per_block, threads_dimensions[3], grid_size[3];
  size_t total_constant_memory;
  int major, minor;
  size_t texture_alignment, texture_pitch_alignment;
  int multiprocessors;
  char rest[512];
};

// cudaFuncAttributes of CUDA 12 and 13.
struct FunctionAttributes {
  size_t shared_bytes, constant_bytes, local_bytes;
  int threads_per_block, registers, ptx_version, binary_version, cache_mode, dynamic_shared_bytes, carveout;
  int clusters[6];
  int reserved[16];
};

// The size of the whole structure, of which the rest is zero.
constexpr size_t properties_bytes = 1008;
static_assert(sizeof(Properties) <= properties_bytes);

constexpr int threads_per_multiprocessor = 2048;
constexpr int registers = 65536;

// Attributes by NVIDIA's numbers. Others are zero: the device does not have what they are about.
int attribute_value(int attribute) {
  switch (attribute) {
    case 1: case 2: case 3: return most_threads;
    case 4: return 64;
    case 5: return 0x7fffffff;
    case 6: case 7: return 65535;
    case 8: return default_shared_bytes;
    case 9: return 64 * 1024;
    case 10: return 32;
    case 12: case 82: return registers;
    case 16: return static_cast<int>(device_count());
    case 39: return threads_per_multiprocessor;
    case 41: return 1;  // one address space with the host
    case 75: return 8;  // the virtual GPU for which nvcc compiles
    case 81: case 97: return most_shared_bytes;
    case 83: return 1;  // managed memory
    default: return 0;
  }
}

Status occupancy(int *blocks, const void *function, int threads, size_t shared) {
  const Kernel *kernel = State::get().kernel_of(function);
  if (kernel == nullptr) return finish(invalid_device_function);
  if (threads < 1) return finish(invalid_value);
  const uint64_t bytes = kernel->code->static_shared_bytes + uint64_t{shared};
  const uint64_t by_memory = bytes == 0 ? threads_per_multiprocessor : most_shared_bytes / bytes;
  const uint64_t by_threads = threads > static_cast<int>(most_threads) ? 0 : threads_per_multiprocessor / threads;
  *blocks = static_cast<int>(std::min({by_memory, by_threads, uint64_t{32}}));
  return finish(success);
}

}  // namespace

BOXFLOW_CUDART Status cudaGetDeviceProperties(void *target, int device) {
  if (target == nullptr || device != 0) return finish(target == nullptr ? invalid_value : invalid_device);
  struct sysinfo info;
  if (sysinfo(&info) != 0) return finish(invalid_value);
  Properties properties = {};
  std::strcpy(properties.name, "boxflow host");
  properties.total_global_memory = static_cast<size_t>(info.totalram) * info.mem_unit;
  properties.shared_memory_per_block = default_shared_bytes;
  properties.registers_per_block = registers;
  properties.warp_size = 32;
  properties.memory_pitch = 0x7fffffff;
  properties.threads_per_block = most_threads;
  for (int d = 0; d < 3; ++d) properties.threads_dimensions[d] = attribute_value(2 + d);
  for (int d = 0; d < 3; ++d) properties.grid_size[d] = attribute_value(5 + d);
  properties.total_constant_memory = 64 * 1024;
  properties.major = attribute_value(75);
  properties.texture_alignment = 512;
  properties.texture_pitch_alignment = 32;
  properties.multiprocessors = attribute_value(16);
  std::memset(target, 0, properties_bytes);
  std::memcpy(target, &properties, offsetof(Properties, rest));
  return finish(success);
}

BOXFLOW_CUDART Status cudaDeviceGetAttribute(int *value, int attribute, int device) {
  if (device != 0) return finish(invalid_device);
  *value = attribute_value(attribute);
  return finish(success);
}

BOXFLOW_CUDART Status cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, const void *function, int threads,
                                                                    size_t shared) {
  return occupancy(blocks, function, threads, shared);
}

BOXFLOW_CUDART Status cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *blocks, const void *function,
                                                                             int threads, size_t shared, unsigned) {
  return occupancy(blocks, function, threads, shared);
}

BOXFLOW_CUDART Status cudaFuncGetAttributes(FunctionAttributes *attributes, const void *function) {
  const Kernel *kernel = State::get().kernel_of(function);
  if (kernel == nullptr || attributes == nullptr) {
    return finish(kernel == nullptr ? invalid_device_function : invalid_value);
  }
  *attributes = {};
  attributes->shared_bytes = kernel->code->static_shared_bytes;
  attributes->threads_per_block = most_threads;
  attributes->registers = 32;
  attributes->ptx_version = attributes->binary_version = 80;
  attributes->dynamic_shared_bytes = static_cast<int>(kernel->shared_limit - kernel->code->static_shared_bytes);
  return finish(success);
}

BOXFLOW_CUDART Status cudaDriverGetVersion(int *version) {
  *version = 13000;
  return finish(success);
}

BOXFLOW_CUDART Status cudaRuntimeGetVersion(int *version) {
  *version = 13000;
  return finish(success);
}

}  // namespace boxflow::cudart
