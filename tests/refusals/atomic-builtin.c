/* The compiler's atomic functions. */
#include "check.h"

#define N 100
int ticket, a[N];

int main(void) {
  for (int i = 0; i < N; i++)
    a[i] = __atomic_fetch_add(&ticket, i, __ATOMIC_SEQ_CST) + __sync_add_and_fetch(&ticket, 1);
  check(a, sizeof a);
  return 0;
}
