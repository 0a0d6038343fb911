/* The program ends in the middle of a loop. */
#include <stdlib.h>

#include "check.h"

#define N 1000
int a[N];

int main(void) {
  for (int i = 0; i < N; i++)
    a[i] = i;
  for (int i = 0; i < N; i++) {
    a[i] *= 2;
    if (a[i] == 100) {
      check(a, sizeof a);
      exit(7);
    }
  }
  return 0;
}
