#include <stddef.h>
void unsigned_loops(size_t n, unsigned m, double *a, double A[][m]) {
  for (size_t i = 1; i < n; i++)
    a[i - 1] = a[i] + i;
  for (unsigned j = 0; j < m; ++j)
    for (unsigned k = m; k > 0; k--)
      A[j][k - 1] = j / 2 + k;
}
