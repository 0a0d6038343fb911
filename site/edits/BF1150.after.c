#include <math.h>

int roots(int n, double a[n]) {
  int negative = 0;
  for (int i = 0; i < n; i++) {
    if (a[i] < 0) negative = 1;
    a[i] = sqrt(a[i]);
  }
  return negative;
}
