// The last steps of a bitonic merge in shared memory: runs of `size` pairs, strides 256 down to 1.
// Usage: sort_merge_shared [blocks [size]]
#include "bitonic.h"

#define SHARED 512

__global__ void sort_merge_shared(int size, const unsigned *Ak, const unsigned *Av, unsigned *Bk, unsigned *Bv) {
  __shared__ unsigned keys[SHARED], values[SHARED];
  const int thread = threadIdx.x, first = blockIdx.x * SHARED;
  keys[thread] = Ak[first + thread];
  values[thread] = Av[first + thread];
  keys[thread + SHARED / 2] = Ak[first + thread + SHARED / 2];
  values[thread + SHARED / 2] = Av[first + thread + SHARED / 2];
  const bool up = (first & size) == 0;
  for (int stride = SHARED / 2; stride > 0; stride >>= 1) {
    __syncthreads();
    const int a = 2 * thread - (thread & (stride - 1));
    exchange(keys[a], values[a], keys[a + stride], values[a + stride], up);
  }
  __syncthreads();
  Bk[first + thread] = keys[thread];
  Bv[first + thread] = values[thread];
  Bk[first + thread + SHARED / 2] = keys[thread + SHARED / 2];
  Bv[first + thread + SHARED / 2] = values[thread + SHARED / 2];
}

int main(int argc, char **argv) {
  const int blocks = size_argument(argc, argv, 1, 7), size = size_argument(argc, argv, 2, 2 * SHARED);
  const int n = blocks * SHARED;
  Pairs pairs = random_pairs(n);
  unsigned *Ak = to_device(pairs.keys), *Av = to_device(pairs.values);
  unsigned *Bk = device_array<unsigned>(n), *Bv = device_array<unsigned>(n);
  LAUNCH(sort_merge_shared<<<blocks, SHARED / 2>>>(size, Ak, Av, Bk, Bv));
  for (int stride = SHARED / 2; stride > 0; stride /= 2) merge_step(pairs, size, stride);
  return outcome("sort_merge_shared", compare_pairs(Bk, Bv, pairs));
}
