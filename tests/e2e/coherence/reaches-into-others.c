/* A region may read beyond its array, as far as anybody can tell, into a block of the heap that ends before it. */
#include <stdio.h>
#include <stdlib.h>

#define N 66

static double marked(double *p, const int *mask, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) p[i] = i;
  for (int i = 0; i < n; i++) {
    if (mask[i]) s += p[i + 4];
  }
  return s;
}

int main(void) {
  int mask[N];
  double *p = malloc(N * sizeof(double)), *next = malloc(N * sizeof(double)), *last = malloc(N * sizeof(double));
  double s, sum = 0;
  for (int i = 0; i < N; i++) mask[i] = i < 10;
  s = marked(p, mask, N);
  free(next);
  for (int i = 0; i < N; i++) sum += p[i] * i;
  printf("%g %g %g\n", s, sum, p[5]);
  free(p);
  free(last);
  return 0;
}
