// Atomic operations on global and shared memory: histograms, sums, extrema, bits, compare-and-swap loops.
#include "program.h"

__global__ void histogram(int n, const unsigned *x, unsigned *bins) {
  __shared__ unsigned local[64];
  if (threadIdx.x < 64) local[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    atomicAdd(&local[x[i] & 63], 1u);
  }
  __syncthreads();
  if (threadIdx.x < 64) atomicAdd(&bins[threadIdx.x], local[threadIdx.x]);
}

struct Totals {
  int sum, least, most, exchanged;
  unsigned ones, all, odd, wrapped, down;
  unsigned long long wide;
  float real;
  double product;
};

__device__ void multiply(double *address, double factor) {
  unsigned long long *bits = (unsigned long long *)address, old = *bits, assumed;
  do {
    assumed = old;
    old = atomicCAS(bits, assumed, __double_as_longlong(__longlong_as_double(assumed) * factor));
  } while (old != assumed);
}

__global__ void totals(int n, const int *x, Totals *t) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  atomicAdd(&t->sum, x[i]);
  atomicMin(&t->least, x[i]);
  atomicMax(&t->most, x[i]);
  atomicOr(&t->ones, 1u << (i & 31));
  atomicAnd(&t->all, ~(1u << (i % 7)));
  atomicXor(&t->odd, (unsigned)x[i]);
  atomicInc(&t->wrapped, 9);
  atomicDec(&t->down, 12);
  atomicAdd(&t->wide, (unsigned long long)i << 20);
  atomicAdd(&t->real, (float)(x[i] & 7));
  if (i % 64 == 0) multiply(&t->product, 2.0);
  if (i == n - 1) atomicExch(&t->exchanged, 41);
}

int main(int argc, char **argv) {
  const int n = size_argument(argc, argv, 1, 3001);
  std::vector<unsigned> values(n), bins(64, 0);
  for (int i = 0; i < n; ++i) ++bins[(values[i] = random_bits(3, i)) & 63];
  unsigned *dx = to_device(values), *dbins = device_array<unsigned>(64);
  histogram<<<5, 128>>>(n, dx, dbins);
  int different = count_different("bins", to_host(dbins, 64), bins);

  const Totals start{0, 0, 0, 0, 0, ~0u, 0, 0, 12, 0, 0.0f, 1.0};
  Totals e = start;
  std::vector<int> x(n);
  for (int i = 0; i < n; ++i) {
    x[i] = (int)values[i] >> 4;
    e.sum = (int)((unsigned)e.sum + (unsigned)x[i]);
    e.least = x[i] < e.least ? x[i] : e.least;
    e.most = x[i] > e.most ? x[i] : e.most;
    e.ones |= 1u << (i & 31);
    e.all &= ~(1u << (i % 7));
    e.odd ^= (unsigned)x[i];
    e.wrapped = e.wrapped >= 9 ? 0 : e.wrapped + 1;
    e.down = e.down == 0 || e.down > 12 ? 12 : e.down - 1;
    e.wide += (unsigned long long)i << 20;
    e.real += (float)(x[i] & 7);
    if (i % 64 == 0) e.product *= 2.0;
  }
  e.exchanged = 41;
  Totals *dt = to_device(std::vector<Totals>{start});
  totals<<<blocks_for(n, 96), 96>>>(n, to_device(x), dt);
  const Totals t = to_host(dt, 1)[0];
  different += t.sum != e.sum || t.least != e.least || t.most != e.most || t.exchanged != e.exchanged;
  different += t.ones != e.ones || t.all != e.all || t.odd != e.odd || t.wrapped != e.wrapped;
  different += t.down != e.down || t.wide != e.wide || t.real != e.real || t.product != e.product;
  return outcome("atomics", different);
}
