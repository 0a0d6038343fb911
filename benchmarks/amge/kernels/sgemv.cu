// C = A * B for a matrix A of m rows. A block sums 64 rows and shares pieces of B. Usage: sgemv [m [n]]
#include "program.h"

#define ROWS 64

__global__ void sgemv(int m, int n, const float *A, const float *B, float *C) {
  __shared__ float piece[ROWS];
  const int row = blockIdx.x * ROWS + threadIdx.x;
  float sum = 0;
  for (int first = 0; first < n; first += ROWS) {
    if (first + threadIdx.x < n) piece[threadIdx.x] = B[first + threadIdx.x];
    __syncthreads();
    const int count = min(ROWS, n - first);
    if (row < m) {
      for (int j = 0; j < count; ++j) sum += A[(size_t)row * n + first + j] * piece[j];
    }
    __syncthreads();
  }
  if (row < m) C[row] = sum;
}

int main(int argc, char **argv) {
  const int m = size_argument(argc, argv, 1, 261), n = size_argument(argc, argv, 2, m + 40);
  const std::vector<float> A = random_values((size_t)m * n, 1), B = random_values(n, 2);
  float *dA = to_device(A), *dB = to_device(B), *dC = device_array<float>(m);
  LAUNCH(sgemv<<<blocks_for(m, ROWS), ROWS>>>(m, n, dA, dB, dC));
  std::vector<float> expected(m);
  for (int i = 0; i < m; ++i) {
    float sum = 0;
    for (int j = 0; j < n; ++j) sum = fmaf(A[(size_t)i * n + j], B[j], sum);
    expected[i] = sum;
  }
  return outcome("sgemv", count_different("C", to_host(dC, m), expected));
}
