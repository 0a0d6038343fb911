#include <errno.h>
#include <math.h>

int roots(int n, double a[n]) {
  for (int i = 0; i < n; i++)
    a[i] = sqrt(a[i]);
  return errno;
}
