/* Which array is written depends on the iteration. */
#include "check.h"

#define N 1000
int a[N], b[N];

int main(void) {
  for (int i = 1; i < N; i++)
    (i % 3 ? a : b)[i] = a[i - 1] + b[i - 1] + 1;
  check(a, sizeof a);
  check(b, sizeof b);
  return 0;
}
