/* Bounds that wrap around: the loop runs once, or never ends before it breaks. */
#include "check.h"

#define N 100
int a[N];

int main(void) {
  unsigned n = 0;
  for (unsigned i = 0; i <= n - 1 && i < N; i++)
    a[i] = (int)i;
  for (unsigned i = N - 1; i < N; i--)
    a[i] += 3;
  check(a, sizeof a);
  return 0;
}
