/* Two names for the same array: what one name writes, the other reads. */
#include "check.h"

#define N 1000
int a[N];

int main(void) {
  int *p = a;
  for (int i = 1; i < N; i++)
    a[i] = p[i - 1] + i;
  check(a, sizeof a);
  return 0;
}
