// Steps of a five-point stencil on a plane with a halo of one element. Usage: stencil2D [height [width [steps]]]
#include <utility>
#include "program.h"

__global__ void stencil2D(int height, int width, float centre, float side, const float *A, float *B) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x + 1;
  const int y = blockIdx.y * blockDim.y + threadIdx.y + 1;
  const int pitch = width + 2;
  if (x > width || y > height) return;
  B[y * pitch + x] = centre * A[y * pitch + x] + side * (A[y * pitch + x - 1] + A[y * pitch + x + 1] +
                                                         A[(y - 1) * pitch + x] + A[(y + 1) * pitch + x]);
}

int main(int argc, char **argv) {
  const int height = size_argument(argc, argv, 1, 67), width = size_argument(argc, argv, 2, height + 10);
  const int steps = size_argument(argc, argv, 3, 3), pitch = width + 2;
  const float centre = 0.5f, side = 0.125f;
  const size_t size = (size_t)(height + 2) * pitch;
  std::vector<float> A = random_values(size, 1), B = A;
  float *dA = to_device(A), *dB = to_device(B);
  const dim3 block(32, 8), grid(blocks_for(width, 32), blocks_for(height, 8));
  for (int step = 0; step < steps; ++step) {
    LAUNCH(stencil2D<<<grid, block>>>(height, width, centre, side, dA, dB));
    std::swap(dA, dB);
    for (int y = 1; y <= height; ++y) {
      for (int x = 1; x <= width; ++x) {
        const float *a = &A[(size_t)y * pitch + x];
        B[(size_t)y * pitch + x] = fmaf(centre, a[0], side * (a[-1] + a[1] + a[-pitch] + a[pitch]));
      }
    }
    std::swap(A, B);
  }
  return outcome("stencil2D", count_different("A", to_host(dA, size), A));
}
