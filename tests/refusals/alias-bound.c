/* The bound of the loop is an element of the array that the loop writes. */
#include "check.h"

#define N 1000
int a[N];

int main(void) {
  a[0] = 10;
  for (int i = 0; i < a[0]; i++) {
    a[i + 1] = i;
    if (i == 5)
      a[0] = 500;
  }
  check(a, sizeof a);
  return 0;
}
