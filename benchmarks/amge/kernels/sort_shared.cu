// Sorts each run of 512 pairs in shared memory by a bitonic network, even runs ascending, odd runs descending.
// Usage: sort_shared [runs]
#include "bitonic.h"

#define RUN 512

__global__ void sort_shared(const unsigned *Ak, const unsigned *Av, unsigned *Bk, unsigned *Bv) {
  __shared__ unsigned keys[RUN], values[RUN];
  const int thread = threadIdx.x, first = blockIdx.x * RUN;
  for (int i = thread; i < RUN; i += RUN / 2) {
    keys[i] = Ak[first + i];
    values[i] = Av[first + i];
  }
  for (int size = 2; size <= RUN; size *= 2) {
    for (int stride = size / 2; stride > 0; stride /= 2) {
      __syncthreads();
      const int a = 2 * thread - (thread & (stride - 1));
      const bool up = size < RUN ? (a & size) == 0 : (blockIdx.x & 1) == 0;
      exchange(keys[a], values[a], keys[a + stride], values[a + stride], up);
    }
  }
  __syncthreads();
  for (int i = thread; i < RUN; i += RUN / 2) {
    Bk[first + i] = keys[i];
    Bv[first + i] = values[i];
  }
}

int main(int argc, char **argv) {
  const int runs = size_argument(argc, argv, 1, 7), n = runs * RUN;
  Pairs pairs = random_pairs(n);
  unsigned *Ak = to_device(pairs.keys), *Av = to_device(pairs.values);
  unsigned *Bk = device_array<unsigned>(n), *Bv = device_array<unsigned>(n);
  LAUNCH(sort_shared<<<runs, RUN / 2>>>(Ak, Av, Bk, Bv));
  for (int size = 2; size <= RUN; size *= 2) {
    for (int stride = size / 2; stride > 0; stride /= 2) merge_step(pairs, size, stride);
  }
  return outcome("sort_shared", compare_pairs(Bk, Bv, pairs));
}
