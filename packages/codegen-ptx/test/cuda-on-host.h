// A CUDA runtime for programs of the corpus whose kernels were printed as C: enough for their host code, compiled by g++.
#ifndef CUDA_ON_HOST_H
#define CUDA_ON_HOST_H

#include <dlfcn.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "boxflow/ptx_kernel.h"

#define __global__
#define __device__
#define __host__
#define __constant__
#define __shared__ static
#define __noinline__

typedef int cudaError_t;
enum { cudaSuccess = 0, cudaMemcpyHostToDevice = 1, cudaMemcpyDeviceToHost = 2 };

struct dim3 {
  unsigned x, y, z;
  dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
};
struct alignas(8) float2 { float x, y; };
struct alignas(16) float4 { float x, y, z, w; };
struct alignas(16) double2 { double x, y; };
struct alignas(4) uchar4 { unsigned char x, y, z, w; };
static inline float2 make_float2(float x, float y) { return float2{x, y}; }

extern "C" const boxflow_ptx_unit boxflow_ptx_kernels;

static cudaError_t last_error = cudaSuccess;

static inline cudaError_t cudaMalloc(void **p, size_t bytes) { return (*p = malloc(bytes)) == nullptr; }
static inline cudaError_t cudaFree(void *p) { return free(p), cudaSuccess; }
static inline cudaError_t cudaMemset(void *p, int value, size_t bytes) { return memset(p, value, bytes), cudaSuccess; }
static inline cudaError_t cudaMemcpy(void *to, const void *from, size_t bytes, int) {
  return memcpy(to, from, bytes), cudaSuccess;
}
static inline cudaError_t cudaGetLastError() { return std::exchange(last_error, cudaSuccess); }
static inline cudaError_t cudaDeviceSynchronize() { return last_error; }

// Kernels end before their launch does, so an event is the time at which it is recorded.
typedef std::chrono::steady_clock::time_point *cudaEvent_t;
static inline cudaError_t cudaEventCreate(cudaEvent_t *event) {
  return *event = new std::chrono::steady_clock::time_point, cudaSuccess;
}
static inline cudaError_t cudaEventRecord(cudaEvent_t event, int) {
  return *event = std::chrono::steady_clock::now(), cudaSuccess;
}
static inline cudaError_t cudaEventSynchronize(cudaEvent_t) { return cudaSuccess; }
static inline cudaError_t cudaEventElapsedTime(float *milliseconds, cudaEvent_t start, cudaEvent_t end) {
  *milliseconds = std::chrono::duration<float, std::milli>(*end - *start).count();
  return cudaSuccess;
}

static inline const char *cudaGetErrorString(cudaError_t error) { return error == 0 ? "no error" : "a kernel failed"; }

#define cudaMemcpyToSymbol(symbol, from, bytes) copy_to_variable(#symbol, from, bytes)
static inline cudaError_t copy_to_variable(const char *name, const void *from, size_t bytes) {
  for (const boxflow_ptx_variable *v = boxflow_ptx_kernels.variables; v->name != nullptr; ++v) {
    if (strcmp(v->name, name) == 0 && bytes <= v->bytes) return memcpy(v->address, from, bytes), cudaSuccess;
  }
  return 13;
}

static inline const boxflow_ptx_kernel &kernel_named(const void *function) {
  Dl_info info;
  if (dladdr(function, &info) != 0 && info.dli_sname != nullptr) {
    for (const boxflow_ptx_kernel *k = boxflow_ptx_kernels.kernels; k->name != nullptr; ++k) {
      if (strcmp(k->name, info.dli_sname) == 0) return *k;
    }
    fprintf(stderr, "no kernel %s\n", info.dli_sname);
  }
  exit(2);
}

// Runs the blocks as BLOCK_ORDER says: all in one interval, or one by one, forwards or backwards.
static inline void run_blocks(const boxflow_ptx_kernel &kernel, boxflow_ptx_launch launch, void **arguments) {
  const char *order = getenv("BLOCK_ORDER");
  const uint64_t all = (uint64_t)launch.grid[0] * launch.grid[1] * launch.grid[2];
  if (order == nullptr || strcmp(order, "all") == 0) {
    for (int d = 0; d < 3; ++d) launch.first[d] = 0, launch.end[d] = launch.grid[d];
    last_error |= kernel.run(&launch, arguments);
    return;
  }
  for (uint64_t i = 0; i < all; ++i) {
    const uint64_t number = strcmp(order, "reverse") == 0 ? all - 1 - i : i;
    launch.first[0] = number % launch.grid[0];
    launch.first[1] = number / launch.grid[0] % launch.grid[1];
    launch.first[2] = number / launch.grid[0] / launch.grid[1];
    for (int d = 0; d < 3; ++d) launch.end[d] = launch.first[d] + 1;
    last_error |= kernel.run(&launch, arguments);
  }
}

template <typename... P> struct Launch {
  void (*kernel)(P...);
  dim3 grid, block;
  size_t shared;
  void operator()(P... arguments) const {
    void *pointers[] = {(void *)&arguments...};
    run_blocks(kernel_named((const void *)kernel),
               {{grid.x, grid.y, grid.z}, {block.x, block.y, block.z}, {}, {}, shared}, pointers);
  }
};

template <typename... P> Launch<P...> launch(void (*kernel)(P...), dim3 grid, dim3 block, size_t shared = 0) {
  return {kernel, grid, block, shared};
}

#endif
