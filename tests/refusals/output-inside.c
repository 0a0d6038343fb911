/* Output in the loop comes in the order of the iterations. */
#include <stdio.h>

#include "check.h"

#define N 30
int a[N];

int main(void) {
  for (int i = 0; i < N; i++) {
    a[i] = i * i;
    printf("%d ", a[i]);
  }
  putchar('\n');
  check(a, sizeof a);
  return 0;
}
