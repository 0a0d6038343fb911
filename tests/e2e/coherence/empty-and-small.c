/* Regions of no iterations and parts of arrays, with arrays that stay around them. */
#include <stdio.h>

#define N 64

static double a[N], b[N];

static void part(double *p, int from, int to) {
  for (int i = from; i < to; i++) p[i] = p[i] + 1;
}

int main(void) {
  double c[N] = {0};
  part(a, 0, N);
  for (int t = 0; t < 6; t++) {
    part(a, 10, 10 + t);
    part(a + 3, 5, 20);
    part(b, N, 0);
    b[t] = a[t + 9];
    part(b, 0, t + 1);
    part(c, 2 * t, 2 * t + 2);
    part(c + t, 0, 1);
    printf("%g %g %g %g\n", a[12], b[t], b[0], c[t] + c[2 * t + 1]);
  }
  return 0;
}
