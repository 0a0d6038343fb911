/* The order of a floating-point sum shows in its last digits. */
#include "check.h"

#define N 100000
double a[N], sum;

int main(void) {
  for (int i = 0; i < N; i++)
    a[i] = 1.0 / (i + 1);
  for (int i = 0; i < N; i++)
    sum += a[i];
  check(&sum, sizeof sum);
  return 0;
}
