// Allocation. Copies and fills are NVIDIA's: the addresses of arrays are valid on all GPUs.
#include <optional>

#include "cudart/exported.hpp"
#include "cudart/readable_text.hpp"
#include "cudart/round_up.hpp"
#include "cudart_gpu/arrays.hpp"
#include "cudart_gpu/gpus.hpp"
#include "cudart_gpu/messages.hpp"
#include "cudart_gpu/next_runtime.hpp"
#include "cudart_gpu/synchronise.hpp"

namespace boxflow::cudart {

BOXFLOW_CUDART Status cudaDeviceSynchronize();

namespace {

void report(const Shortage &shortage, size_t bytes) {
  say_once("warning", "BF5404",
           "an array of " + bytes_text(bytes) + " does not fit: it needs " + bytes_text(shortage.wanted_bytes) +
               " on GPU " + std::to_string(shortage.device) + ", which has " + bytes_text(shortage.free_bytes) +
               " free; the program gets cudaErrorMemoryAllocation",
           "use smaller sizes, or more GPUs");
}

Status allocate(void **address, size_t bytes) {
  if (address == nullptr) return finish(invalid_value);
  if (failure() != success) return failure();
  *address = nullptr;
  if (bytes == 0) return success;
  std::optional<Shortage> shortage;
  *address = arrays().allocate(bytes, &shortage);
  if (*address != nullptr) return success;
  if (shortage) report(*shortage, bytes);
  return finish(memory_allocation);
}

// Frees an array that is ours, once nobody uses it. Returns nothing for all other memory.
std::optional<Status> release(void *address) {
  if (Gpus::several() == nullptr || address == nullptr || !arrays().contains(address, 0)) return std::nullopt;
  if (const Status status = cudaDeviceSynchronize(); status != success) return status;
  return finish(arrays().release(address) ? success : invalid_value);
}

}  // namespace

BOXFLOW_CUDART Status cudaMalloc(void **address, size_t bytes) {
  return Gpus::several() != nullptr ? allocate(address, bytes) : BOXFLOW_NEXT(cudaMalloc)(address, bytes);
}
BOXFLOW_CUDART Status cudaMallocAsync(void **address, size_t bytes, StreamHandle stream) {
  return Gpus::several() != nullptr ? allocate(address, bytes) : BOXFLOW_NEXT(cudaMallocAsync)(address, bytes, stream);
}
BOXFLOW_CUDART Status cudaMallocAsync_ptsz(void **address, size_t bytes, StreamHandle stream) {
  return Gpus::several() != nullptr ? allocate(address, bytes)
                                    : BOXFLOW_NEXT(cudaMallocAsync_ptsz)(address, bytes, stream);
}

BOXFLOW_CUDART Status cudaMallocPitch(void **address, size_t *pitch, size_t width, size_t height) {
  if (Gpus::several() == nullptr) return BOXFLOW_NEXT(cudaMallocPitch)(address, pitch, width, height);
  if (pitch == nullptr) return finish(invalid_value);
  *pitch = round_up(width, array_alignment);
  return allocate(address, *pitch * height);
}

BOXFLOW_CUDART Status cudaFree(void *address) {
  const auto status = release(address);
  return status ? *status : BOXFLOW_NEXT(cudaFree)(address);
}
BOXFLOW_CUDART Status cudaFreeAsync(void *address, StreamHandle stream) {
  const auto status = release(address);
  return status ? *status : BOXFLOW_NEXT(cudaFreeAsync)(address, stream);
}
BOXFLOW_CUDART Status cudaFreeAsync_ptsz(void *address, StreamHandle stream) {
  const auto status = release(address);
  return status ? *status : BOXFLOW_NEXT(cudaFreeAsync_ptsz)(address, stream);
}

BOXFLOW_CUDART Status cudaMemGetInfo(size_t *free_bytes, size_t *total_bytes) {
  Gpus *gpus = Gpus::several();
  const Status status = BOXFLOW_NEXT(cudaMemGetInfo)(free_bytes, total_bytes);
  if (gpus == nullptr || status != success) return status;
  *free_bytes = *total_bytes = 0;
  for (uint32_t d = 0; d < gpus->count(); ++d) {
    *free_bytes += gpus->pages().free_bytes(d);
    *total_bytes += gpus->all()[d].total_bytes;
  }
  return success;
}

namespace {

// cudaPointerAttributes of CUDA 11 and newer.
struct PointerAttributes {
  int type, device;
  void *device_address, *host_address;
};

}  // namespace

BOXFLOW_CUDART Status cudaPointerGetAttributes(void *attributes, const void *address) {
  const Status status = BOXFLOW_NEXT(cudaPointerGetAttributes)(attributes, address);
  const bool is_ours = Gpus::several() != nullptr && status == success && arrays().contains(address, 0);
  if (is_ours) static_cast<PointerAttributes *>(attributes)->device = 0;
  return status;
}

}  // namespace boxflow::cudart
