/* A static variable of a function keeps its value from call to call. */
#include "check.h"

#define N 100
int a[N];

static int next(int i) {
  static int state = 7;
  state = (state * 31 + i) % 1009;
  return state;
}

int main(void) {
  for (int i = 0; i < N; i++)
    a[i] = next(i);
  check(a, sizeof a);
  return 0;
}
