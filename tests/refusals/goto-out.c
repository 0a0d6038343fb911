/* A jump out of the loop, taken for one value of the data. */
#include "check.h"

#define N 1000
int a[N];

int main(void) {
  for (int i = 0; i < N; i++)
    a[i] = i * 7 % 31;
  for (int i = 0; i < N; i++) {
    if (a[i] == 30)
      goto found;
    a[i] = -1;
  }
found:
  check(a, sizeof a);
  return 0;
}
