/* 20,000 launches of at most 12 threads, and many small calls. */
#include <stdio.h>

static double a[14], b[14], x[100];

static void smooth(int n, int steps, double v[n], double w[n]) {
  for (int t = 0; t < steps; t++) {
    for (int i = 1; i < n - 1; i++) w[i] = 0.25 * (v[i - 1] + v[i + 1]) + 0.5 * v[i];
    for (int i = 1; i < n - 1; i++) v[i] = w[i];
  }
}

static void twice(int n, double v[n]) {
  for (int i = 0; i < n; i++) v[i] = 2 * v[i] + 1;
}

static void (*volatile call_twice)(int, double *) = twice;

int main(void) {
  a[0] = 1;
  smooth(14, 10000, a, b);
  for (int call = 0; call < 500; call++) call_twice(100, x);
  printf("%.17g %.17g\n", a[6], x[99]);
  return 0;
}
