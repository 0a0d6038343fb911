/* Pointers that move with the iterations. */
#include "check.h"

#define N 1000
int a[N];

int main(void) {
  int *p = a, *end = a + N;
  for (int i = 0; p < end; i++)
    *p++ = i;
  for (p = a + 1; p != end; ++p)
    *p += p[-1];
  check(a, sizeof a);
  return 0;
}
