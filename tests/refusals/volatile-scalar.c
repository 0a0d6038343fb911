/* Every access of a volatile variable counts. */
#include "check.h"

#define N 100
volatile int clock;
int a[N];

int main(void) {
  for (int i = 0; i < N; i++) {
    clock = clock + 1;
    a[i] = clock;
  }
  check(a, sizeof a);
  return 0;
}
