/* Parameters that overlap, called with the array and its second element. */
#include "check.h"

#define N 1000
int a[N + 1];

static void shift(int *to, int *from) {
  for (int i = 0; i < N; i++)
    to[i] = from[i] + i;
}

int main(void) {
  shift(a + 1, a);
  check(a, sizeof a);
  shift(a, a + 1);
  check(a, sizeof a);
  return 0;
}
