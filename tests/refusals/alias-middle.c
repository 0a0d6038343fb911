/* A pointer into the middle of the array that the loop writes. */
#include "check.h"

#define N 1000
int a[N];

int main(void) {
  int *middle = a + N / 2;
  for (int i = 0; i < N / 2; i++) {
    a[i + 1] = a[i] + 1;
    middle[i - 1] = a[i + 1] + middle[i];
  }
  check(a, sizeof a);
  return 0;
}
