/* Blocks of the heap that grow, shrink, are freed and come back at the same address, cleared or not. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N 64

static void scale(double *p, int n, double by) {
  for (int i = 0; i < n; i++) p[i] = p[i] * by + 1;
}

int main(void) {
  double *p = calloc(N, sizeof *p), *q, *r;
  scale(p, N, 2);
  p = realloc(p, 3 * N * sizeof *p);
  for (int i = N; i < 3 * N; i++) p[i] = i;
  scale(p, 3 * N, 0.5);
  p = realloc(p, N / 2 * sizeof *p);
  scale(p, N / 2, 3);
  printf("%g %g\n", p[0], p[N / 2 - 1]);
  free(p);
  q = calloc(N / 2, sizeof *q);
  printf("%g\n", q[5]);
  scale(q, N / 2, 1);
  free(q);
  q = malloc(N / 2 * sizeof *q);
  r = calloc(N / 2, sizeof *r);
  for (int i = 0; i < N / 2; i++) q[i] = i + r[i];
  free(r);
  r = malloc(N / 2 * sizeof *r);
  memset(r, 0, N / 2 * sizeof *r);
  scale(r, N / 2, 1);
  memcpy(q + 3, r, 8 * sizeof *q);
  scale(q, N / 2, 2);
  printf("%g %g %g\n", q[2], q[4], r[7]);
  for (int t = 0; t < 5; t++) {
    double *s = calloc(N, sizeof *s);
    scale(s, N, 1);
    s[4] = t;
    scale(s, N, 1);
    printf("%g %g\n", s[4], s[5]);
    free(s);
  }
  free(q);
  free(r);
  return 0;
}
