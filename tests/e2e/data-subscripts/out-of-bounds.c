/* A subscript leaves its array: undefined in C, and stopped with a message in shadow mode. */
#include <stdio.h>

#define N 1000
static double x[N], y[N];
static int idx[N];

int main(void) {
  for (int i = 0; i < N; i++) {
    x[i] = i;
    idx[i] = i == N - 1 ? 2 * N : i;
  }
  for (int i = 0; i < N; i++)
    y[i] = x[idx[i]];
  printf("%g\n", y[0]);
  return 0;
}
