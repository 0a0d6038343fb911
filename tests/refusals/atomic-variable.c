/* An atomic counter, of which each value is used once. */
#include "check.h"

#define N 100
_Atomic int ticket;
int a[N];

int main(void) {
  for (int i = 0; i < N; i++)
    a[i] = ticket++;
  check(a, sizeof a);
  return 0;
}
