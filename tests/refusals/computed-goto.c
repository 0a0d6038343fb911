/* Jumps to labels whose addresses are in a table. */
#include "check.h"

#define N 300
int a[N];

int main(void) {
  void *labels[] = {&&even, &&odd};
  for (int i = 0; i < N; i++) {
    goto *labels[i % 2];
  even:
    a[i] = i;
    continue;
  odd:
    a[i] = a[i - 1] * 3 % 1000;
  }
  check(a, sizeof a);
  return 0;
}
