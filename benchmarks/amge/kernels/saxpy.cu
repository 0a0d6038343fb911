// B = a * A + B, with a stride of the whole grid. Usage: saxpy [n]
#include "program.h"

__global__ void saxpy(int n, float a, const float *A, float *B) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    B[i] = a * A[i] + B[i];
  }
}

int main(int argc, char **argv) {
  const int n = size_argument(argc, argv, 1, 10007);
  const float a = 1.625f;
  const std::vector<float> A = random_values(n, 1), B = random_values(n, 2);
  float *dA = to_device(A), *dB = to_device(B);
  LAUNCH(saxpy<<<blocks_for(n, 4 * 128), 128>>>(n, a, dA, dB));
  std::vector<float> expected(n);
  for (int i = 0; i < n; ++i) expected[i] = fmaf(a, A[i], B[i]);
  return outcome("saxpy", count_different("B", to_host(dB, n), expected));
}
