/* Products of remainders, quotients and the smaller of two values are computed before the region, in C. */
#include <stdio.h>

static int A[2][3], s = 5, t = -7;

static void kernel(int n) {
  for (int i = 0; i < n + 1; i++)
    for (int j = 0; j < 2; j++)
      A[0][j] = (s % 17 * s) % 1009 > A[0][j] ? (s % 17 * s) % 1009 : A[0][j];
  for (int j = 0; j < 3; j++) A[1][j] = t % 4 * s + t / 3 * s + (s < t ? s : t) * n + j;
}

int main(void) {
  kernel(5);
  for (int j = 0; j < 3; j++) printf("%d %d\n", A[0][j], A[1][j]);
  return 0;
}
