#include <errno.h>
#include <math.h>

double a[100];

int f(void) {
  for (int i = 0; i < 100; i++)
    a[i] = fabs(a[i]) + sqrt(a[i]);
  return errno;
}
