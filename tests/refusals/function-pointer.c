/* A call through a pointer, to a function with a memory of its own. */
#include "check.h"

#define N 100
int a[N];

static int count(int i) {
  static int calls;
  return i * ++calls;
}

int main(void) {
  int (*f)(int) = next_number() ? count : 0;
  for (int i = 0; i < N; i++)
    a[i] = f(i);
  check(a, sizeof a);
  return 0;
}
