// The one device that a program sees, and errors in words.
#include "cudart/exported.hpp"
#include "cudart_host/state.hpp"

namespace boxflow::cudart {

namespace {

struct Words {
  Status status;
  const char *name, *text;
};

constexpr Words all_words[] = {
    {success, "cudaSuccess", "no error"},
    {invalid_value, "cudaErrorInvalidValue", "invalid argument"},
    {memory_allocation, "cudaErrorMemoryAllocation", "out of memory"},
    {invalid_configuration, "cudaErrorInvalidConfiguration", "invalid configuration argument"},
    {invalid_symbol, "cudaErrorInvalidSymbol", "invalid device symbol"},
    {invalid_memcpy_direction, "cudaErrorInvalidMemcpyDirection", "invalid copy direction for memcpy"},
    {invalid_device_function, "cudaErrorInvalidDeviceFunction", "invalid device function"},
    {invalid_device, "cudaErrorInvalidDevice", "invalid device ordinal"},
    {invalid_resource_handle, "cudaErrorInvalidResourceHandle", "invalid resource handle"},
    {not_ready, "cudaErrorNotReady", "device not ready"},
    {assertion_failed, "cudaErrorAssert", "device-side assert triggered"},
    {launch_failure, "cudaErrorLaunchFailure", "unspecified launch failure"},
    {not_supported, "cudaErrorNotSupported", "operation not supported"},
};

const Words *words_of(Status status) {
  for (const Words &words : all_words) {
    if (words.status == status) return &words;
  }
  return nullptr;
}

}  // namespace

BOXFLOW_CUDART const char *cudaGetErrorString(Status status) {
  const Words *words = words_of(status);
  return words == nullptr ? "unrecognized error code" : words->text;
}

BOXFLOW_CUDART const char *cudaGetErrorName(Status status) {
  const Words *words = words_of(status);
  return words == nullptr ? "unrecognized error code" : words->name;
}

// Reading the error clears it, unless a kernel has failed.
BOXFLOW_CUDART Status cudaGetLastError() {
  const Status status = last_error();
  last_error() = State::get().sticky();
  return status;
}

BOXFLOW_CUDART Status cudaPeekAtLastError() { return last_error(); }

BOXFLOW_CUDART Status cudaDeviceSynchronize() { return finish(success); }
BOXFLOW_CUDART Status cudaThreadSynchronize() { return finish(success); }
BOXFLOW_CUDART Status cudaDeviceReset() { return finish(success); }

BOXFLOW_CUDART Status cudaGetDeviceCount(int *count) {
  *count = 1;
  return finish(success);
}

BOXFLOW_CUDART Status cudaGetDevice(int *device) {
  *device = 0;
  return finish(success);
}

BOXFLOW_CUDART Status cudaSetDevice(int device) { return finish(device == 0 ? success : invalid_device); }

}  // namespace boxflow::cudart
