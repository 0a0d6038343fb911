/* A function of the mathematics library leaves a trace that the program looks at. */
#include <errno.h>
#include <math.h>
#include <stdio.h>

#include "check.h"

#define N 100
double a[N];

int main(void) {
  errno = 0;
  for (int i = 0; i < N; i++)
    a[i] = sqrt(90 - i);
  check(a, 91 * sizeof a[0]);
  printf("%d\n", errno == EDOM);
  return 0;
}
