// Steps of a bitonic merge whose strides exceed what a block shares: 2^k pairs, strides n/2 down to 512.
// Usage: sort_merge_global [k]
#include <utility>
#include "bitonic.h"

#define SHARED 512

__global__ void sort_merge_global(int n, int size, int stride, const unsigned *Ak, const unsigned *Av, unsigned *Bk,
                                  unsigned *Bv) {
  const int pair = blockIdx.x * blockDim.x + threadIdx.x;
  if (pair >= n / 2) return;
  const int a = 2 * pair - (pair & (stride - 1));
  unsigned key_a = Ak[a], value_a = Av[a], key_b = Ak[a + stride], value_b = Av[a + stride];
  exchange(key_a, value_a, key_b, value_b, (a & size) == 0);
  Bk[a] = key_a;
  Bv[a] = value_a;
  Bk[a + stride] = key_b;
  Bv[a + stride] = value_b;
}

int main(int argc, char **argv) {
  const int k = size_argument(argc, argv, 1, 12), n = 1 << k;
  Pairs pairs = random_pairs(n);
  unsigned *Ak = to_device(pairs.keys), *Av = to_device(pairs.values);
  unsigned *Bk = device_array<unsigned>(n), *Bv = device_array<unsigned>(n);
  for (int size = 2 * SHARED; size <= n; size *= 2) {
    for (int stride = size / 2; stride >= SHARED; stride /= 2) {
      LAUNCH(sort_merge_global<<<blocks_for(n / 2, 192), 192>>>(n, size, stride, Ak, Av, Bk, Bv));
      std::swap(Ak, Bk);
      std::swap(Av, Bv);
      merge_step(pairs, size, stride);
    }
  }
  return outcome("sort_merge_global", compare_pairs(Ak, Av, pairs));
}
