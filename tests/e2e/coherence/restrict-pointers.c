/* Parameters that promise not to alias, within one call; the next one passes the arrays the other way round. */
#include <stdio.h>

#define N 72

static double x[N], y[N];

static void combine(double *restrict to, const double *restrict from) {
  for (int i = 0; i < N; i++) to[i] = to[i] * 0.5 + from[i];
  to[0] = from[N - 1];
}

int main(void) {
  double *const ends[2] = {x + 1, y + N / 2};
  for (int i = 0; i < N; i++) x[i] = i;
  for (int t = 0; t < 5; t++) {
    combine(y, x);
    combine(x, y);
    *ends[0] += *ends[1];
    x[t] = y[t + 1];
    printf("%g %g %g\n", x[0], y[0], x[1]);
  }
  return 0;
}
