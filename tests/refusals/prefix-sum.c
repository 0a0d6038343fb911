/* Each element is the sum of those before. */
#include "check.h"

#define N 1000
int a[N];

int main(void) {
  for (int i = 0; i < N; i++)
    a[i] = i % 13;
  for (int i = 1; i < N; i++)
    a[i] += a[i - 1];
  check(a, sizeof a);
  return 0;
}
