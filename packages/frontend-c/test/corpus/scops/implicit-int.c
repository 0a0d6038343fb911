/* C89's type where none is written. */
#include <stdio.h>

static size = 100;
double a[100];

fill(x, n)
double *x;
{
  static calls;
  register i;
  for (i = 0; i < n; i++) x[i] = i + calls;
  calls++;
}

main() {
  const n = size;
  int i;
  fill(a, n);
#define EACH for (i = 0; i < 100; i++)
  EACH a[i] = a[i] * 2; EACH a[i] = a[i] + 1;
  printf("%g\n", a[99]);
  return 0;
}
