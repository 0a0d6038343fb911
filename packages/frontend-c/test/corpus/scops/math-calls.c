#include <math.h>
#include <stdlib.h>
void calls(int n, double *a, float *f, int *k) {
  for (int i = 0; i < n; i++) {
    a[i] = sqrt(fabs(a[i])) + pow(a[i], 2) + fma(a[i], 2.0, i);
    f[i] = fmaxf(f[i], expf(0));
    k[i] = abs(k[i]);
  }
}
