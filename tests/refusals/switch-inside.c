/* A switch with a case that falls through into the next. */
#include "check.h"

#define N 300
int a[N];

int main(void) {
  for (int i = 1; i < N; i++) {
    switch (i % 3) {
    case 0:
      a[i] = a[i - 1];
    case 1:
      a[i] += i;
      break;
    default:
      a[i] = 1;
    }
  }
  check(a, sizeof a);
  return 0;
}
