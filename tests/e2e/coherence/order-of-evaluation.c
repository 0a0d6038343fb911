/* Calls of functions with regions whose results are used with elements in one expression. */
#include <stdio.h>

#define N 64

static double a[N];

static double *moved(double by) {
  for (int i = 0; i < N; i++) a[i] = a[i] + by;
  return a;
}

static double norm(const double *p) {
  double s = 0;
  for (int i = 0; i < N; i++) s += p[i] * p[i];
  return s;
}

static int index_of(void) {
  for (int i = 0; i < N; i++) a[i] = a[i] * 2;
  return 3;
}

int main(void) {
  double r, *q;
  for (int t = 0; t < 3; t++) {
    r = *moved(1);
    q = moved(2) + 1;
    r += *q;
    r += norm(moved(0.5));
    r += moved(1)[index_of()];
    a[index_of()] = 5;
    r = (moved(1), a[2]) + r;
    double x[2] = {norm(a), *moved(0.25)};
    printf("%g %g %g %g\n", r, x[0], x[1], index_of() + norm(a));
  }
  for (r = norm(moved(1)); r < 4000; r = norm(moved(1))) a[1] += 3;
  do {
    a[2] = a[2] + 1;
  } while (norm(moved(2)) < 20000);
  printf("%g %g\n", r, norm(a));
  return (int)norm(a) % 1;
}
