/* What the last iteration leaves in scalars is used after the loop. */
#include "check.h"

#define N 1000
int a[N], last, place;

int main(void) {
  for (int i = 0; i < N; i++) {
    last = i * 7 % 101;
    a[i] = last + 1;
    if (last == 100)
      place = i;
  }
  check(a, sizeof a);
  check(&last, sizeof last);
  check(&place, sizeof place);
  return 0;
}
