/* The loop variable changes through a pointer. */
#include "check.h"

#define N 1000
int a[N];

int main(void) {
  int i, *p = &i;
  for (i = 0; i < N; i++) {
    a[i] = i;
    *p += i % 3;
  }
  check(a, sizeof a);
  return 0;
}
