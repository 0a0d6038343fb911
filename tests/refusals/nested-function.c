/* Functions and statements of GNU C inside others. */
#include "check.h"

#define N 100
int a[N];

int main(void) {
  int calls = 0;
  int add(int i) { return i + ++calls; }
  for (int i = 0; i < N; i++)
    a[i] = add(i);
  for (int i = 1; i < N; i++)
    a[i] = ({ int t = a[i - 1]; t % 3 + a[i]; });
  check(a, sizeof a);
  return 0;
}
