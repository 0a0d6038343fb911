/* Variables of a function that what it returns is computed from by calls, and that end right after. */
#include <stdio.h>

#define N 64

static double at(const double *p, int i) { return p[i]; }

static void add(double *p, int n, double k) {
  for (int i = 0; i < n; i++) p[i] = p[i] + i * k;
}

static double computed(int k) {
  double a[N] = {0};
  add(a, N, k);
  add(a, N, k);
  if (k == 1) return at(a, 5);
  {
    double b[N] = {0};
    add(b, N, 1);
    if (k == 2) return at(b, 6) + at(a, 1);
    add(a, N, b[2]);
  }
  return at(a, 7);
}

int main(void) {
  for (int k = 0; k < 4; k++) {
    double r = computed(k);
    printf("%g\n", r);
  }
  return 0;
}
