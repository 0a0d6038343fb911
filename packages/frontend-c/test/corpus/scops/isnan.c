/* Only NaN differs from itself. */
#include <math.h>

int f(int n, const double *a, const float *b) {
  int k = 0;
#pragma scop
  for (int i = 0; i < n; i++)
    if (isnan(a[i]) || isnan(b[i] * 2)) k++;
#pragma endscop
  return k;
}
