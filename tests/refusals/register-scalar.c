/* A register variable carries a value from iteration to iteration. */
#include "check.h"

#define N 1000
int a[N];

int main(void) {
  register int last = 1;
  for (int i = 0; i < N; i++) {
    last = (last * 3 + i) % 1013;
    a[i] = last;
  }
  check(a, sizeof a);
  return last != a[N - 1];
}
