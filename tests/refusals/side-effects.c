/* Expressions that change what they mention. */
#include "check.h"

#define N 1000
int a[N], b[N];

int main(void) {
  int k = 0;
  for (int i = 0; i < N; i++)
    a[i] = (b[i]++, b[i] + k++);
  for (int i = 0; i + 1 < N; i++)
    a[i] = b[i + 1] = a[i] + 1;
  for (int i = 1; i < N && (b[i] += b[i - 1] % 5); i++)
    a[i]--;
  check(a, sizeof a);
  check(b, sizeof b);
  return 0;
}
