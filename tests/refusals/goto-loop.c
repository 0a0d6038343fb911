/* A loop of labels and jumps around another loop. */
#include "check.h"

#define N 100
int a[N];

int main(void) {
  int round = 0;
again:
  for (int i = 1; i < N; i++)
    a[i] = a[i - 1] + a[i] + 1;
  if (++round < 5)
    goto again;
  check(a, sizeof a);
  return 0;
}
