#include <stddef.h>
// Negative in between, or for the mathematics of it, which C computes modulo 2^64.
void f(size_t n, size_t m, int k, double *A, double B[n][m]) {
#pragma scop
  for (size_t i = 0; i < n; i++)
    A[i * m + m - 1] = B[i - 1][m - 2] + A[i * m + k];
#pragma endscop
}
