/* How often the loop runs depends on what it computes. */
#include "check.h"

#define N 1000
int a[N];

int main(void) {
  int n = 27, steps = 0;
  while (n != 1) {
    n = n % 2 ? 3 * n + 1 : n / 2;
    a[steps++] = n;
  }
  do
    a[steps++] = steps % 7;
  while (steps < N - 1);
  check(a, sizeof a);
  return 0;
}
