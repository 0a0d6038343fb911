/* A hash by multiplication, modulo two to the power of 32. */
#include "check.h"

#define N 1000
int a[N];

int main(void) {
  for (unsigned i = 0; i < N; i++)
    a[i * 2654435761u % N] += (int)i;
  for (unsigned i = 5; i-- > 0;)
    a[i] = a[i + 1] + 1;
  check(a, sizeof a);
  return 0;
}
