/* The rounding mode is a state of the thread that set it. */
#include <fenv.h>

#include "check.h"

#define N 1000
float a[N];

int main(void) {
  for (int i = 0; i < N; i++)
    a[i] = i;
  fesetround(FE_UPWARD);
  for (int i = 0; i < N; i++)
    a[i] = a[i] / (i + 3);
  fesetround(FE_TONEAREST);
  check(a, sizeof a);
  return 0;
}
