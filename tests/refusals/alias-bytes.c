/* The bytes of an array of integers, under another type. */
#include "check.h"

#define N 500
int a[N];

int main(void) {
  unsigned char *bytes = (unsigned char *)a;
  for (int i = 1; i < N; i++)
    a[i] = a[i - 1] + bytes[4 * i - 4] + 7;
  check(a, sizeof a);
  return 0;
}
