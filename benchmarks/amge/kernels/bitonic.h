// The exchange of a bitonic network of keys with values, for the device and for the sequential reference.
#ifndef AMGE_BITONIC_H
#define AMGE_BITONIC_H

#include "program.h"

// Puts two pairs in order: ascending if `up`.
__host__ __device__ inline void exchange(unsigned &key_a, unsigned &value_a, unsigned &key_b, unsigned &value_b, bool up) {
  if ((key_a > key_b) != up) return;
  unsigned t = key_a;
  key_a = key_b;
  key_b = t;
  t = value_a;
  value_a = value_b;
  value_b = t;
}

struct Pairs {
  std::vector<unsigned> keys, values;
};

static inline Pairs random_pairs(int n) {
  Pairs pairs{std::vector<unsigned>(n), std::vector<unsigned>(n)};
  for (int i = 0; i < n; ++i) pairs.keys[i] = random_bits(1, i) % (4 * n), pairs.values[i] = i;
  return pairs;
}

// Compares elements that are `stride` apart. Runs of `size` elements alternate in direction.
static inline void merge_step(Pairs &pairs, int size, int stride) {
  const int n = (int)pairs.keys.size();
  for (int i = 0; i < n; ++i) {
    if ((i & stride) != 0) continue;
    exchange(pairs.keys[i], pairs.values[i], pairs.keys[i + stride], pairs.values[i + stride], (i & size) == 0);
  }
}

static inline int compare_pairs(const unsigned *keys, const unsigned *values, const Pairs &expected) {
  const size_t n = expected.keys.size();
  return count_different("keys", to_host(keys, n), expected.keys) +
         count_different("values", to_host(values, n), expected.values);
}

#endif
