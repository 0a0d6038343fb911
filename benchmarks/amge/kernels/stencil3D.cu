// One step of a seven-point stencil on a volume with a halo of one element. A thread walks a column of planes.
// Usage: stencil3D [depth [height [width]]]
#include "program.h"

#define AT(z, y, x) (((size_t)(z) * (height + 2) + (y)) * (width + 2) + (x))

__global__ void stencil3D(int depth, int height, int width, float c0, float c1, const float *A, float *B) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x + 1;
  const int y = blockIdx.y * blockDim.y + threadIdx.y + 1;
  if (x > width || y > height) return;
  float below = A[AT(0, y, x)], here = A[AT(1, y, x)];
  for (int z = 1; z <= depth; ++z) {
    const float above = A[AT(z + 1, y, x)];
    const float around = A[AT(z, y - 1, x)] + A[AT(z, y + 1, x)] + A[AT(z, y, x - 1)] + A[AT(z, y, x + 1)];
    B[AT(z, y, x)] = c1 * (above + below + around) - c0 * here;
    below = here;
    here = above;
  }
}

int main(int argc, char **argv) {
  const int depth = size_argument(argc, argv, 1, 13);
  const int height = size_argument(argc, argv, 2, depth + 8), width = size_argument(argc, argv, 3, height + 20);
  const float c0 = 1.0f / 6.0f, c1 = 1.0f / 36.0f;
  const size_t size = (size_t)(depth + 2) * (height + 2) * (width + 2);
  const std::vector<float> A = random_values(size, 1);
  float *dA = to_device(A), *dB = device_array<float>(size);
  const dim3 block(32, 4), grid(blocks_for(width, 32), blocks_for(height, 4));
  LAUNCH(stencil3D<<<grid, block>>>(depth, height, width, c0, c1, dA, dB));
  std::vector<float> expected(size, 0.0f);
  for (int z = 1; z <= depth; ++z) {
    for (int y = 1; y <= height; ++y) {
      for (int x = 1; x <= width; ++x) {
        const float around = A[AT(z, y - 1, x)] + A[AT(z, y + 1, x)] + A[AT(z, y, x - 1)] + A[AT(z, y, x + 1)];
        const float sum = A[AT(z + 1, y, x)] + A[AT(z - 1, y, x)] + around;
        expected[AT(z, y, x)] = c1 * sum - c0 * A[AT(z, y, x)];
      }
    }
  }
  // The compiler may contract either product.
  return outcome("stencil3D", count_distant("B", to_host(dB, size), expected, 1e-6));
}
