/* A parameter that is a global array of the same function. */
#include "check.h"

#define N 1000
int a[N];

static void accumulate(const int *p) {
  for (int i = 1; i < N; i++)
    a[i] = p[i - 1] + 2 * i;
}

int main(void) {
  accumulate(a);
  check(a, sizeof a);
  return 0;
}
