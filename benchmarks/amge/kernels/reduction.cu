// The sum of A: each block sums in shared memory, and the host adds the blocks' sums. Usage: reduction [n]
#include "program.h"

template <int THREADS> __global__ void reduction(int n, const float *A, float *B) {
  __shared__ float sums[THREADS];
  const int thread = threadIdx.x;
  const int i = blockIdx.x * (2 * THREADS) + thread;
  float sum = i < n ? A[i] : 0.0f;
  if (i + THREADS < n) sum += A[i + THREADS];
  sums[thread] = sum;
  __syncthreads();
  for (int half = THREADS / 2; half > 0; half /= 2) {
    if (thread < half) sums[thread] = sum = sum + sums[thread + half];
    __syncthreads();
  }
  if (thread == 0) B[blockIdx.x] = sum;
}

int main(int argc, char **argv) {
  const int n = size_argument(argc, argv, 1, 10007), blocks = blocks_for(n, 512);
  const std::vector<float> A = random_values(n, 1);
  float *dA = to_device(A), *dB = device_array<float>(blocks);
  LAUNCH(reduction<256><<<blocks, 256>>>(n, dA, dB));
  double sum = 0, expected = 0;
  for (const float part : to_host(dB, blocks)) sum += part;
  for (const float value : A) expected += value;
  return outcome("reduction", count_distant("sum", std::vector<double>{sum}, std::vector<double>{expected}, 1e-5));
}
