/* Types that kernels do not have. */
#include <complex.h>

#include "check.h"

#define N 100
double complex z[N];
long double wide[N];

int main(void) {
  for (int i = 0; i < N; i++)
    z[i] = i + 2.0 * I;
  for (int i = 1; i < N; i++)
    wide[i] = wide[i - 1] / 3 + i;
  double last = wide[N - 1];
  check(z, sizeof z);
  check(&last, sizeof last);
  return 0;
}
