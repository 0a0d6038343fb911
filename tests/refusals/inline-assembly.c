/* Assembly that the compiler takes to change memory. */
#include "check.h"

#define N 100
int a[N];

int main(void) {
  for (int i = 1; i < N; i++) {
    a[i] = a[i - 1] + 1;
    __asm__ volatile("" : : : "memory");
  }
  check(a, sizeof a);
  return 0;
}
