// C = A + B. Usage: vecadd [n]
#include "program.h"

__global__ void vecadd(int n, const float *A, const float *B, float *C) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) C[i] = A[i] + B[i];
}

int main(int argc, char **argv) {
  const int n = size_argument(argc, argv, 1, 10007);
  const std::vector<float> A = random_values(n, 1), B = random_values(n, 2);
  float *dA = to_device(A), *dB = to_device(B), *dC = device_array<float>(n);
  LAUNCH(vecadd<<<blocks_for(n, 256), 256>>>(n, dA, dB, dC));
  std::vector<float> expected(n);
  for (int i = 0; i < n; ++i) expected[i] = A[i] + B[i];
  return outcome("vecadd", count_different("C", to_host(dC, n), expected));
}
