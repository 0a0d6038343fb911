// Operations of warps: shuffles, votes, matches, reductions, and a scan of a block built on them.
#include "program.h"

#define FULL 0xffffffffu

__device__ int scan_of_warp(int value) {
  const int lane = threadIdx.x & 31;
  for (int distance = 1; distance < 32; distance *= 2) {
    const int other = __shfl_up_sync(FULL, value, distance);
    if (lane >= distance) value += other;
  }
  return value;
}

__global__ void scan(int n, const int *x, int *sums) {
  __shared__ int warps[32];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  int value = scan_of_warp(i < n ? x[i] : 0);
  if (lane == 31) warps[warp] = value;
  __syncthreads();
  if (warp == 0) warps[lane] = scan_of_warp(lane < blockDim.x >> 5 ? warps[lane] : 0);
  __syncthreads();
  if (warp > 0) value += warps[warp - 1];
  if (i < n) sums[i] = value;
}

__global__ void votes(int n, const int *x, unsigned *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int value = x[min(i, n - 1)];
  unsigned results[8];
  results[0] = __ballot_sync(FULL, value & 1);
  results[1] = __any_sync(FULL, value > 900) * 2 + __all_sync(FULL, value < 990);
  results[2] = __match_any_sync(FULL, value & 3);
  results[3] = __reduce_add_sync(FULL, value) ^ __reduce_max_sync(FULL, (unsigned)value);
  results[4] = __shfl_xor_sync(FULL, value, 5) + __shfl_down_sync(FULL, value, 3, 16);
  results[5] = __shfl_sync(FULL, value, value, 8);
  results[6] = 0;
  if (value & 2) {
    const unsigned active = __activemask();
    __syncwarp(active);
    results[6] = __popc(active);
  }
  results[7] = __syncthreads_count(value & 1) * 4 + __syncthreads_or(value == 3) * 2 + __syncthreads_and(value >= 0);
  for (int r = 0; r < 8; ++r) out[(size_t)i * 8 + r] = results[r];
}

int main(int argc, char **argv) {
  const int threads = 128, blocks = size_argument(argc, argv, 1, 6), n = blocks * threads - 5;
  std::vector<int> x(n), sums(n);
  std::vector<unsigned> out((size_t)blocks * threads * 8);
  for (int i = 0; i < n; ++i) {
    x[i] = random_bits(1, i) % 1000;
    sums[i] = x[i] + (i % threads == 0 ? 0 : sums[i - 1]);
  }
  auto value = [&](int i) { return x[i < n ? i : n - 1]; };
  for (int i = 0; i < blocks * threads; ++i) {
    const int first = i / 32 * 32, lane = i % 32;
    unsigned ballot = 0, match = 0, sum = 0, active = 0, counted = 0;
    int most = 0;
    bool any = false, all = true, three = false;
    for (int l = 0; l < 32; ++l) {
      const int v = value(first + l);
      ballot |= (unsigned)(v & 1) << l;
      any |= v > 900;
      all &= v < 990;
      match |= (unsigned)((v & 3) == (value(i) & 3)) << l;
      sum += v;
      most = v > most ? v : most;
      active += (v & 2) != 0;
    }
    for (int t = i / threads * threads; t < (i / threads + 1) * threads; ++t) {
      counted += value(t) & 1;
      three |= value(t) == 3;
    }
    unsigned *o = &out[(size_t)i * 8];
    o[0] = ballot;
    o[1] = any * 2u + all;
    o[2] = match;
    o[3] = sum ^ (unsigned)most;
    o[4] = value(first + (lane ^ 5)) + value(lane % 16 + 3 < 16 ? i + 3 : i);
    o[5] = value(i / 8 * 8 + value(i) % 8);
    o[6] = (value(i) & 2) ? active : 0;
    o[7] = counted * 4 + three * 2u + 1;
  }
  int *dx = to_device(x), *dsums = device_array<int>(n);
  unsigned *dout = device_array<unsigned>(out.size());
  scan<<<blocks, threads>>>(n, dx, dsums);
  votes<<<blocks, threads>>>(n, dx, dout);
  return outcome("warps", count_different("sums", to_host(dsums, n), sums) +
                              count_different("out", to_host(dout, out.size()), out));
}
