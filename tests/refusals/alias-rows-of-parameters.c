/* Overlapping rows behind parameters of two dimensions. */
#include "check.h"

#define N 100
double a[N + 1][N];

static void sweep(double to[N][N], double from[N][N]) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      to[i][j] = 0.5 * from[i][j] + i - j;
}

int main(void) {
  sweep(a + 1, a);
  check(a, sizeof a);
  return 0;
}
