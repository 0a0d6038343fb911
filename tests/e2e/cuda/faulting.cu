// Kernels that fail: the program sees CUDA's error code. Usage: faulting address|assertion
#include <cassert>
#include <cstdio>
#include <cstring>

__global__ void good(int *x) { x[blockIdx.x * blockDim.x + threadIdx.x] = 1; }

__global__ void leaves_memory(int *x) {
  if (blockIdx.x == gridDim.x - 1) x[-(1ll << 44)] = 1;
}

__global__ void asserts(int n) { assert(blockIdx.x < n); }

int main(int, char **argv) {
  int *x;
  cudaMalloc((void **)&x, 1000 * 64 * sizeof(int));
  good<<<1000, 64>>>(x);
  puts(cudaGetErrorName(cudaDeviceSynchronize()));
  if (strcmp(argv[1], "address") == 0) leaves_memory<<<1000, 64>>>(x);
  else asserts<<<1000, 64>>>(999);
  puts(cudaGetErrorName(cudaDeviceSynchronize()));
  void *memory;
  puts(cudaGetErrorName(cudaMalloc(&memory, 4)));
  puts(cudaGetErrorName(cudaGetLastError()));
  return 0;
}
