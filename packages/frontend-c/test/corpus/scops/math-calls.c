#include <math.h>
#include <stdlib.h>
void calls(int n, double *a, float *f, int *k) {
  for (int i = 0; i < n; i++) {
    a[i] = sqrt(fabs(a[i])) + pow(a[i], 2) + fma(a[i], 2.0, i);
    f[i] = fmaxf(f[i], expf(0));
    k[i] = abs(k[i]);
  }
}

/* Rounding to an integer of 64 bits. */
void to_integers(int n, const float *x, const double *y, short *a, long *b, long long *c) {
  for (int i = 0; i < n; i++) {
    a[i] = (short)lrintf(x[i] * 100.0f);
    b[i] = lround(y[i]);
    c[i] = llrint(y[i]) + llroundf(x[i]);
  }
}
