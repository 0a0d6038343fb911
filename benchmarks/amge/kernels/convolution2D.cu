// B = A convolved with the 9x9 mask C; A is zero outside. Usage: convolution2D [height [width]]
#include "program.h"

#define RADIUS 4
#define MASK (2 * RADIUS + 1)

__global__ void convolution2D(int height, int width, const float *A, const float *C, float *B) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height) return;
  float sum = 0;
  for (int i = 0; i < MASK; ++i) {
    for (int j = 0; j < MASK; ++j) {
      const int row = y + i - RADIUS, col = x + j - RADIUS;
      if (row >= 0 && row < height && col >= 0 && col < width) {
        sum += A[(size_t)row * width + col] * C[i * MASK + j];
      }
    }
  }
  B[(size_t)y * width + x] = sum;
}

int main(int argc, char **argv) {
  const int height = size_argument(argc, argv, 1, 61), width = size_argument(argc, argv, 2, height + 6);
  const size_t size = (size_t)height * width;
  const std::vector<float> A = random_values(size, 1), C = random_values(MASK * MASK, 2);
  float *dA = to_device(A), *dC = to_device(C), *dB = device_array<float>(size);
  const dim3 block(32, 4), grid(blocks_for(width, 32), blocks_for(height, 4));
  LAUNCH(convolution2D<<<grid, block>>>(height, width, dA, dC, dB));
  std::vector<float> expected(size);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      float sum = 0;
      for (int row = y - RADIUS; row <= y + RADIUS; ++row) {
        for (int col = x - RADIUS; col <= x + RADIUS; ++col) {
          if (row < 0 || row >= height || col < 0 || col >= width) continue;
          const float weight = C[(row - y + RADIUS) * MASK + col - x + RADIUS];
          sum = fmaf(A[(size_t)row * width + col], weight, sum);
        }
      }
      expected[(size_t)y * width + x] = sum;
    }
  }
  return outcome("convolution2D", count_different("B", to_host(dB, size), expected));
}
