// C = A * B. A and C are stored by columns, B by rows. A thread computes TILE_N elements of a row of C, and a block shares a
// tile of B (listing 1 of the AMGE paper). Usage: sgemm [m [n [k]]]
#include "program.h"

#define TILE_N 16
#define TILE_HEIGHT 8
#define ROWS (TILE_N * TILE_HEIGHT)

__global__ void sgemm(int m, int n, int k, const float *A, const float *B, float *C) {
  __shared__ float tile[TILE_HEIGHT][TILE_N];
  const int thread = threadIdx.y * TILE_N + threadIdx.x;
  const int row = blockIdx.x * ROWS + thread;
  const int col = blockIdx.y * TILE_N;
  float partial[TILE_N] = {};
  for (int i = 0; i < k; i += TILE_HEIGHT) {
    const bool inside = i + threadIdx.y < k && col + threadIdx.x < n;
    tile[threadIdx.y][threadIdx.x] = inside ? B[(size_t)(i + threadIdx.y) * n + col + threadIdx.x] : 0.0f;
    __syncthreads();
    for (int j = 0; j < TILE_HEIGHT && i + j < k; ++j) {
      const float a = row < m ? A[(size_t)(i + j) * m + row] : 0.0f;
      for (int c = 0; c < TILE_N; ++c) partial[c] += a * tile[j][c];
    }
    __syncthreads();
  }
  for (int c = 0; c < TILE_N; ++c) {
    if (row < m && col + c < n) C[(size_t)(col + c) * m + row] = partial[c];
  }
}

int main(int argc, char **argv) {
  const int m = size_argument(argc, argv, 1, 150);
  const int n = size_argument(argc, argv, 2, m - m / 4), k = size_argument(argc, argv, 3, m / 2 + 1);
  const std::vector<float> A = random_values((size_t)m * k, 1), B = random_values((size_t)k * n, 2);
  float *dA = to_device(A), *dB = to_device(B), *dC = device_array<float>((size_t)m * n);
  LAUNCH(sgemm<<<dim3(blocks_for(m, ROWS), blocks_for(n, TILE_N)), dim3(TILE_N, TILE_HEIGHT)>>>(m, n, k, dA, dB, dC));
  std::vector<float> expected((size_t)m * n);
  for (int j = 0; j < n; ++j) {
    for (int i = 0; i < m; ++i) {
      float sum = 0;
      for (int l = 0; l < k; ++l) sum = fmaf(A[(size_t)l * m + i], B[(size_t)l * n + j], sum);
      expected[(size_t)j * m + i] = sum;
    }
  }
  return outcome("sgemm", count_different("C", to_host(dC, (size_t)m * n), expected));
}
