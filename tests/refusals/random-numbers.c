/* A linear congruential generator: each number comes from the one before. */
#include "check.h"

#define N 1000
unsigned a[N];

int main(void) {
  unsigned state = 1;
  for (int i = 0; i < N; i++) {
    state = state * 1664525u + 1013904223u;
    a[i] = state >> 8;
  }
  check(a, sizeof a);
  return 0;
}
