// Output of kernels: printf with every kind of argument, in the order of a single thread, and an assertion that holds.
#include <cassert>
#include "program.h"

__global__ void printing(int n, const double *x) {
  assert(n > 0);
  for (int i = 0; i < n; ++i) {
    printf("%d %5.2f %s %c %llu %x%%\n", i, x[i], i % 2 ? "odd" : "even", 'a' + i, 1ull << (i + 31), 255 - i);
  }
}

int main(int argc, char **argv) {
  const int n = size_argument(argc, argv, 1, 3);
  const std::vector<double> x = random_values<double>(n, 1);
  printing<<<1, 1>>>(n, to_device(x));
  CHECK(cudaDeviceSynchronize());
  return outcome("printing", 0);
}
