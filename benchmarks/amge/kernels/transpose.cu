// B = the transpose of A, through tiles that a block shares. Usage: transpose [height [width]]
#include "program.h"

#define TILE 32
#define ROWS 8

__global__ void transpose(int height, int width, const float *A, float *B) {
  __shared__ float tile[TILE][TILE + 1];
  int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
  for (int i = 0; i < TILE; i += ROWS) {
    if (x < width && y + i < height) tile[threadIdx.y + i][threadIdx.x] = A[(size_t)(y + i) * width + x];
  }
  __syncthreads();
  x = blockIdx.y * TILE + threadIdx.x;
  y = blockIdx.x * TILE + threadIdx.y;
  for (int i = 0; i < TILE; i += ROWS) {
    if (x < height && y + i < width) B[(size_t)(y + i) * height + x] = tile[threadIdx.x][threadIdx.y + i];
  }
}

int main(int argc, char **argv) {
  const int height = size_argument(argc, argv, 1, 75), width = size_argument(argc, argv, 2, height + 30);
  const size_t size = (size_t)height * width;
  const std::vector<float> A = random_values(size, 1);
  float *dA = to_device(A), *dB = device_array<float>(size);
  LAUNCH(transpose<<<dim3(blocks_for(width, TILE), blocks_for(height, TILE)), dim3(TILE, ROWS)>>>(height, width, dA, dB));
  std::vector<float> expected(size);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) expected[(size_t)x * height + y] = A[(size_t)y * width + x];
  }
  return outcome("transpose", count_different("B", to_host(dB, size), expected));
}
