/* Variables that regions use as arrays of one element, behind pointers, and the host by name. */
#include <stdio.h>

#define N 64

static double a[N], level;
double shared;

static void sum(const double *x, double *s) {
  for (int i = 0; i < N; i++) *s += x[i];
}

static void put(double *s, int n, double v) {
  for (int i = 0; i < n; i++) s[i] = v + i;
}

static double own(void) {
  double s = 1;
  sum(a, &s);
  s = s + 1;
  sum(a, &s);
  return s;
}

int main(void) {
  double mine = 0, pair[2] = {0, 0};
  for (int i = 0; i < N; i++) a[i] = i;
  for (int t = 0; t < 3; t++) {
    sum(a, &level);
    level = level * 0.5;
    sum(a, &level);
    put(&mine, 1, level);
    put(&pair[1], 1, mine);
    mine += 2;
    put(&shared, 1, mine);
    shared += 1;
    printf("%g %g %g %g %g\n", level, mine, pair[1], shared, own());
  }
  return 0;
}
