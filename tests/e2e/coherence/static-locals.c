/* Arrays that are static variables of functions, reached by the pointers that these return. */
#include <stdio.h>

#define N 70

static double *table(void) {
  static double values[N];
  return values;
}

static double *filled(double by) {
  static double values[N];
  for (int i = 0; i < N; i++) values[i] = values[i] + by * i;
  return values;
}

static double total(void) {
  double *t = table(), s = 0;
  for (int i = 0; i < N; i++) s = s * 0.5 + t[i];
  return s;
}

int main(void) {
  double *t = table();
  for (int round = 0; round < 4; round++) {
    double *f = filled(0.5);
    for (int i = 0; i < N; i++) t[i] = f[i] + round;
    *table() += 3;
    table()[5] = filled(0.25)[6];
    f[2] = t[3];
    printf("%g %g %g %g\n", total(), filled(1)[2], *t, table()[5]);
  }
  return 0;
}
