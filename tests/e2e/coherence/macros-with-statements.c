/* Assertions and other macros that are statements inside of expressions. */
#include <assert.h>
#include <stdio.h>

#define N 64
#define MAX(a, b) ({ __typeof__(a) _a = (a), _b = (b); _a > _b ? _a : _b; })

static double a[N];

static void grow(double by) {
  for (int i = 0; i < N; i++) a[i] = a[i] + by;
  assert(a[1] > 0);
}

static double largest(void) {
  double m = 0;
  for (int i = 0; i < N; i++) m = MAX(m, a[i]);
  return m;
}

static double run(int count) {
  double s = 0;
  for (int t = 0; t < count; t++) {
    grow(t + 1);
    a[t] = MAX(a[t + 1], 4) + 1;
    grow(0.5);
    s += largest();
  }
  return s;
}

int main(void) {
  for (int i = 0; i < N; i++) a[i] = i;
  assert(a[3] == 3);
  a[4] = 1;
  printf("%g %g\n", run(4), a[5]);
  for (int i = 0; i < N; i++) a[i] = a[i] * 2;
  printf("%g\n", a[2]);
  return 0;
}
