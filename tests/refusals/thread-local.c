/* An array of which each thread has its own. */
#include "check.h"

#define N 1000
static __thread int a[N];
static _Thread_local int last;

int main(void) {
  for (int i = 0; i < N; i++)
    a[i] = 3 * i;
  for (int i = 1; i < N; i++) {
    last = a[i] - last;
    a[i] = last;
  }
  check(a, sizeof a);
  return 0;
}
