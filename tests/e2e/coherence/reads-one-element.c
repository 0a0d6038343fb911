/* The host reads single elements between two regions: they are written out, and nothing is read in again. */
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int n = 300;
  double *x = malloc(n * sizeof *x), *y = malloc(n * sizeof *y);
  double sum = 0;
  for (int i = 0; i < n; i++) {
    x[i] = i;
    y[i] = 2 * i;
  }
  for (int t = 0; t < 5; t++) {
    for (int i = 0; i < n; i++) x[i] = x[i] + 0.5 * y[i];
    sum += x[t];
    printf("%d %g\n", t, x[n - 1 - t]);
  }
  printf("%g %g\n", sum, y[7]);
  free(x);
  free(y);
  return 0;
}
