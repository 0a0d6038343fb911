// Blocks that wait for each other, or communicate in other ways.
#include <cooperative_groups.h>

__device__ unsigned finished;

__global__ void lock(int *mutex, int *counter) {
  if (threadIdx.x == 0) {
    while (atomicCAS(mutex, 0, 1) != 0) {
    }
    *(volatile int *)counter += 1;
    __threadfence();
    atomicExch(mutex, 0);
  }
}

__global__ void in_order(volatile int *turn, int *x) {
  if (threadIdx.x == 0) {
    while (*turn != blockIdx.x) {
    }
    x[0] += blockIdx.x;
    __threadfence();
    *turn = blockIdx.x + 1;
  }
}

__device__ double add(double *to, double value) {
  unsigned long long *bits = (unsigned long long *)to, old = *bits, assumed;
  do {
    assumed = old;
    old = atomicCAS(bits, assumed, __double_as_longlong(value + __longlong_as_double(assumed)));
  } while (assumed != old);
  return __longlong_as_double(old);
}

__global__ void sum(int n, const double *x, double *total) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) add(total, x[i]);
}

__global__ void last_block(int n, const float *x, float *parts, unsigned *done, float *result) {
  __shared__ bool is_last;
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x == 0) {
    parts[blockIdx.x] = i < n ? x[i] : 0;
    __threadfence();
    is_last = atomicAdd(done, 1) == gridDim.x - 1;
  }
  __syncthreads();
  if (!is_last || threadIdx.x != 0) return;
  float all = 0;
  for (int b = 0; b < gridDim.x; ++b) all += parts[b];
  *result = all;
}

__global__ void counts(int *x) {
  if (threadIdx.x == 0 && atomicInc(&finished, gridDim.x) == gridDim.x - 1) x[0] = 1;
}

__global__ void everyone(float *x) {
  x[blockIdx.x * blockDim.x + threadIdx.x] += 1;
  cooperative_groups::this_grid().sync();
  x[blockIdx.x * blockDim.x + threadIdx.x] *= 2;
}

__global__ void filtered(cudaTextureObject_t image, int width, float *y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < width) y[i] = tex1D<float>(image, i + 0.5f);
}

__global__ void assembly(int *x) { asm volatile("frobnicate.u32 %0, 1;" : "=r"(x[threadIdx.x])); }
