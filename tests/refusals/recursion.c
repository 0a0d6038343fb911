/* A function that calls itself and keeps a count. */
#include "check.h"

#define N 20
long calls, f[N];

static long fibonacci(int n) {
  calls++;
  return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}

int main(void) {
  for (int i = 0; i < N; i++)
    f[i] = fibonacci(i) + calls;
  check(f, sizeof f);
  return 0;
}
