/* A polynomial by Horner's rule, for one point. */
#include "check.h"

#define N 1000
double c[N], value;

int main(void) {
  for (int i = 0; i < N; i++)
    c[i] = i % 5 - 2;
  for (int i = 0; i < N; i++)
    value = value * 0.999 + c[i];
  check(&value, sizeof value);
  return 0;
}
