// The one device that a program sees: the first GPU, with the memory and the multiprocessors of all.
#include <algorithm>
#include <cstddef>

#include "cudart/exported.hpp"
#include "cudart/types.hpp"
#include "cudart_gpu/gpus.hpp"
#include "cudart_gpu/next_runtime.hpp"
#include "cudart_gpu/synchronise.hpp"

namespace boxflow::cudart {

namespace {

// The beginning of cudaDeviceProp, which is the same in CUDA 12 and 13.
struct Beginning {
  char name[256];
  char uuid[16];
  char luid[8];
  unsigned luid_device_node_mask;
  size_t total_global_memory;
};

// Where CUDA 13 and 12 have the number of multiprocessors.
constexpr size_t multiprocessors_13 = 384, multiprocessors_12 = 388;

int multiprocessors(const Gpus &gpus) {
  int sum = 0;
  for (const Gpu &gpu : gpus.all()) sum += gpu.multiprocessors;
  return sum;
}

Status with_all(void *properties, Status status, size_t multiprocessors_offset) {
  const Gpus *gpus = Gpus::several();
  if (status != success || gpus == nullptr) return status;
  size_t bytes = 0;
  for (const Gpu &gpu : gpus->all()) bytes += gpu.total_bytes;
  static_cast<Beginning *>(properties)->total_global_memory = bytes;
  const int sum = multiprocessors(*gpus);
  std::copy_n(reinterpret_cast<const char *>(&sum), sizeof sum,
              static_cast<char *>(properties) + multiprocessors_offset);
  return success;
}

}  // namespace

BOXFLOW_CUDART Status cudaGetDeviceProperties(void *properties, int device) {
  if (device != 0) return finish(invalid_device);
  return with_all(properties, BOXFLOW_NEXT(cudaGetDeviceProperties)(properties, device), multiprocessors_13);
}

BOXFLOW_CUDART Status cudaGetDeviceProperties_v2(void *properties, int device) {
  if (device != 0) return finish(invalid_device);
  return with_all(properties, BOXFLOW_NEXT(cudaGetDeviceProperties_v2)(properties, device), multiprocessors_12);
}

BOXFLOW_CUDART Status cudaDeviceGetAttribute(int *value, int attribute, int device) {
  if (device != 0) return finish(invalid_device);
  const Status status = BOXFLOW_NEXT(cudaDeviceGetAttribute)(value, attribute, device);
  const Gpus *gpus = Gpus::several();
  if (status == success && gpus != nullptr && attribute == cuda::kAttributeMultiprocessorCount) {
    *value = multiprocessors(*gpus);
  }
  return status;
}

BOXFLOW_CUDART Status cudaGetDeviceCount(int *count) {
  const Status status = BOXFLOW_NEXT(cudaGetDeviceCount)(count);
  if (status == success) *count = std::min(*count, 1);
  return status;
}

BOXFLOW_CUDART Status cudaSetDevice(int device) {
  return device != 0 ? finish(invalid_device) : BOXFLOW_NEXT(cudaSetDevice)(device);
}

}  // namespace boxflow::cudart
