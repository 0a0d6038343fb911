// Control flow: a switch with a table of jumps, loops with several exits, early returns, calls through pointers, recursion.
#include "program.h"

__host__ __device__ inline int digits(int x, int i) {
  switch (x % 9) {
    case 0: return i * 3 + 1;
    case 1: return i ^ 0x55;
    case 2: return i - x;
    case 3: return x / (i + 1);
    case 4: return x << 2;
    case 5: return i % 5;
    case 6: return -x;
    case 7: return x * i;
    default: return 9;
  }
}

__global__ void branches(int n, const int *x, int *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  out[i] = digits(x[i], i);
}

__global__ void steps(int n, const int *x, int *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned value = x[i] + 1;
  int count = 0;
  while (value != 1) {
    if (value % 2 == 0) {
      value /= 2;
      if (value % 1024 == 77) break;
    } else {
      value = 3 * value + 1;
      if (count > 60) continue;
    }
    if (++count > 90) return;
  }
  out[i] = count;
}

typedef int (*Operation)(int, int);
__device__ int add(int a, int b) { return a + b; }
__device__ int scale(int a, int b) { return a * b - 1; }
__device__ int least(int a, int b) { return a < b ? a : b; }
__device__ Operation operations[3] = {add, scale, least};

__device__ __noinline__ int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

__global__ void calls(int n, const int *x, int *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = operations[i % 3](x[i], i) + fibonacci(x[i] % 10);
}

static int sequential_steps(unsigned value) {
  int count = 0;
  while (value != 1) {
    const bool odd = value % 2 != 0;
    value = odd ? 3 * value + 1 : value / 2;
    if (!odd && value % 1024 == 77) break;
    if (odd && count > 60) continue;
    if (++count > 90) return 0;
  }
  return count;
}

static int sequential_fibonacci(int n) { return n < 2 ? n : sequential_fibonacci(n - 1) + sequential_fibonacci(n - 2); }

int main(int argc, char **argv) {
  const int n = size_argument(argc, argv, 1, 500);
  std::vector<int> x(n), a(n), b(n), c(n);
  for (int i = 0; i < n; ++i) {
    x[i] = random_bits(1, i) % 3000;
    a[i] = digits(x[i], i);
    b[i] = sequential_steps(x[i] + 1);
    const int called[3] = {x[i] + i, x[i] * i - 1, x[i] < i ? x[i] : i};
    c[i] = called[i % 3] + sequential_fibonacci(x[i] % 10);
  }
  int *dx = to_device(x), *da = device_array<int>(n), *db = device_array<int>(n), *dc = device_array<int>(n);
  branches<<<blocks_for(n, 64), 64>>>(n, dx, da);
  steps<<<blocks_for(n, 64), 64>>>(n, dx, db);
  calls<<<blocks_for(n, 64), 64>>>(n, dx, dc);
  return outcome("control", count_different("branches", to_host(da, n), a) +
                                count_different("steps", to_host(db, n), b) +
                                count_different("calls", to_host(dc, n), c));
}
