// Memory of the device is memory of the host. Addresses are checked as NVIDIA's runtime does.
#include <sys/sysinfo.h>

#include <cstdlib>
#include <cstring>

#include "cudart/exported.hpp"
#include "cudart/round_up.hpp"
#include "cudart_host/state.hpp"
#include "cudart_host/statistics.hpp"

namespace boxflow::cudart {

namespace {

// Says whether a copy's addresses are where its kind says. Memory of the host may be anywhere.
Status check_copy(const void *to, const void *from, size_t bytes, int kind) {
  if (kind < host_to_host || kind > by_address) return invalid_memcpy_direction;
  if (bytes == 0) return success;
  if (to == nullptr || from == nullptr) return invalid_value;
  State &state = State::get();
  const bool to_device = kind == host_to_device || kind == device_to_device;
  const bool from_device = kind == device_to_host || kind == device_to_device;
  if (to_device && !state.is_device_memory(to, bytes)) return invalid_value;
  return from_device && !state.is_device_memory(from, bytes) ? invalid_value : success;
}

// A copy by address goes where its addresses say.
CopyKind direction_of(const void *to, const void *from, size_t bytes, int kind) {
  if (kind != by_address) return static_cast<CopyKind>(kind);
  State &state = State::get();
  if (!state.is_device_memory(from, bytes)) return state.is_device_memory(to, bytes) ? host_to_device : host_to_host;
  return state.is_device_memory(to, bytes) ? device_to_device : device_to_host;
}

Status copy(void *to, const void *from, size_t bytes, int kind) {
  const Status status = check_copy(to, from, bytes, kind);
  if (status == success && bytes > 0 && State::get().sticky() == success) {
    std::memmove(to, from, bytes);
    Statistics::get().count_copy(direction_of(to, from, bytes, kind), bytes);
  }
  return finish(status);
}

Status copy_rows(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height,
                 int kind) {
  if (width > to_pitch || width > from_pitch) return finish(invalid_value);
  for (size_t row = 0; row < height; ++row) {
    const Status status =
        copy(static_cast<char *>(to) + row * to_pitch, static_cast<const char *>(from) + row * from_pitch, width, kind);
    if (status != success) return status;
  }
  return finish(success);
}

Status fill(void *address, int value, size_t bytes) {
  if (bytes > 0 && !State::get().is_device_memory(address, bytes)) return finish(invalid_value);
  if (bytes > 0) std::memset(address, value, bytes);
  Statistics::get().count_fill(bytes);
  return finish(success);
}

Status allocate(void **address, size_t bytes) {
  if (address == nullptr) return finish(invalid_value);
  *address = nullptr;
  if (bytes == 0) return finish(success);
  DeviceArrays &arrays = State::get().arrays();
  *address = arrays.allocate(bytes);
  Statistics::get().count_memory(arrays.allocated_bytes());
  return finish(*address == nullptr ? memory_allocation : success);
}

Status release(void *address) {
  return finish(address == nullptr || State::get().arrays().release(address) ? success : invalid_value);
}

}  // namespace

BOXFLOW_CUDART Status cudaMalloc(void **address, size_t bytes) { return allocate(address, bytes); }
BOXFLOW_CUDART Status cudaMallocAsync(void **address, size_t bytes, StreamHandle) { return allocate(address, bytes); }
BOXFLOW_CUDART Status cudaMallocManaged(void **address, size_t bytes, unsigned) { return allocate(address, bytes); }
BOXFLOW_CUDART Status cudaMallocHost(void **address, size_t bytes) { return allocate(address, bytes); }
BOXFLOW_CUDART Status cudaHostAlloc(void **address, size_t bytes, unsigned) { return allocate(address, bytes); }

BOXFLOW_CUDART Status cudaHostGetDevicePointer(void **device, void *host, unsigned) {
  if (!State::get().is_device_memory(host, 1)) return finish(invalid_value);
  *device = host;
  return finish(success);
}

BOXFLOW_CUDART Status cudaMallocPitch(void **address, size_t *pitch, size_t width, size_t height) {
  *pitch = round_up(width, array_alignment);
  return allocate(address, *pitch * height);
}

BOXFLOW_CUDART Status cudaFree(void *address) { return release(address); }
BOXFLOW_CUDART Status cudaFreeAsync(void *address, StreamHandle) { return release(address); }
BOXFLOW_CUDART Status cudaFreeHost(void *address) { return release(address); }

BOXFLOW_CUDART Status cudaMemcpy(void *to, const void *from, size_t bytes, int kind) {
  return copy(to, from, bytes, kind);
}
BOXFLOW_CUDART Status cudaMemcpyAsync(void *to, const void *from, size_t bytes, int kind, StreamHandle) {
  return copy(to, from, bytes, kind);
}
BOXFLOW_CUDART Status cudaMemcpy2D(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width,
                                   size_t height, int kind) {
  return copy_rows(to, to_pitch, from, from_pitch, width, height, kind);
}
BOXFLOW_CUDART Status cudaMemcpy2DAsync(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width,
                                        size_t height, int kind, StreamHandle) {
  return copy_rows(to, to_pitch, from, from_pitch, width, height, kind);
}

BOXFLOW_CUDART Status cudaMemset(void *address, int value, size_t bytes) { return fill(address, value, bytes); }
BOXFLOW_CUDART Status cudaMemsetAsync(void *address, int value, size_t bytes, StreamHandle) {
  return fill(address, value, bytes);
}
BOXFLOW_CUDART Status cudaMemset2D(void *address, size_t pitch, int value, size_t width, size_t height) {
  if (width > pitch) return finish(invalid_value);
  for (size_t row = 0; row < height; ++row) {
    const Status status = fill(static_cast<char *>(address) + row * pitch, value, width);
    if (status != success) return status;
  }
  return finish(success);
}

BOXFLOW_CUDART Status cudaMemGetInfo(size_t *free_bytes, size_t *total_bytes) {
  struct sysinfo info;
  if (sysinfo(&info) != 0) return finish(invalid_value);
  *free_bytes = static_cast<size_t>(info.freeram) * info.mem_unit;
  *total_bytes = static_cast<size_t>(info.totalram) * info.mem_unit;
  return finish(success);
}

// A variable is named by the address of its shadow on the host.
namespace {

Status copy_variable(const void *symbol, size_t offset, size_t bytes, int kind, const void *from, void *to) {
  const Variable variable = State::get().variable_of(symbol);
  if (variable.address == nullptr) return finish(invalid_symbol);
  if (offset > variable.bytes || bytes > variable.bytes - offset) return finish(invalid_value);
  char *address = static_cast<char *>(variable.address) + offset;
  return from != nullptr ? copy(address, from, bytes, kind) : copy(to, address, bytes, kind);
}

}  // namespace

BOXFLOW_CUDART Status cudaMemcpyToSymbol(const void *symbol, const void *from, size_t bytes, size_t offset, int kind) {
  return from == nullptr ? finish(invalid_value) : copy_variable(symbol, offset, bytes, kind, from, nullptr);
}
BOXFLOW_CUDART Status cudaMemcpyToSymbolAsync(const void *symbol, const void *from, size_t bytes, size_t offset,
                                              int kind, StreamHandle) {
  return from == nullptr ? finish(invalid_value) : copy_variable(symbol, offset, bytes, kind, from, nullptr);
}
BOXFLOW_CUDART Status cudaMemcpyFromSymbol(void *to, const void *symbol, size_t bytes, size_t offset, int kind) {
  return copy_variable(symbol, offset, bytes, kind, nullptr, to);
}
BOXFLOW_CUDART Status cudaMemcpyFromSymbolAsync(void *to, const void *symbol, size_t bytes, size_t offset, int kind,
                                                StreamHandle) {
  return copy_variable(symbol, offset, bytes, kind, nullptr, to);
}

BOXFLOW_CUDART Status cudaGetSymbolAddress(void **address, const void *symbol) {
  *address = State::get().variable_of(symbol).address;
  return finish(*address == nullptr ? invalid_symbol : success);
}

BOXFLOW_CUDART Status cudaGetSymbolSize(size_t *bytes, const void *symbol) {
  const Variable variable = State::get().variable_of(symbol);
  *bytes = variable.bytes;
  return finish(variable.address == nullptr ? invalid_symbol : success);
}

}  // namespace boxflow::cudart
