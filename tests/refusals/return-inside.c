/* A search that returns from the middle of a loop. */
#include "check.h"

#define N 1000
int a[N];

static int find(int value) {
  for (int i = 0; i < N; i++) {
    a[i] += value;
    if (a[i] > 500)
      return i;
  }
  return -1;
}

int main(void) {
  for (int i = 0; i < N; i++)
    a[i] = i;
  int place = find(100);
  check(a, sizeof a);
  check(&place, sizeof place);
  return 0;
}
