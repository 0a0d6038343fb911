/* A counter of one byte begins again at nought. */
#include "check.h"

#define N 1000
int a[N];

int main(void) {
  unsigned char place = 0;
  for (int i = 0; i < N; i++, place += 3)
    a[place] += i;
  for (signed char c = -100; c < 100; c += 5)
    a[c + 100] -= c;
  check(a, sizeof a);
  return 0;
}
