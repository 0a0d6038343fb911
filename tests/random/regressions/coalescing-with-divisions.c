/* isl's coalescing fails at sets with many divisions, which then keep their pieces. */
#include <stdio.h>

static int A[9][8];
static double B[1];

static void f(int n) {
  for (int t = 0; t < 2; t++)
    for (int i = 0; i < 5; i++) {
      if (i == n - 2) break;
      B[0] = A[i + 2][n - 2];
      for (int j = 0; j < n + 1; j++)
        if (j % 2 == 1) {
          A[n - i + 2][j] = i;
          A[j + 2][i + 1] += j;
        }
    }
}

int main(void) {
  f(2);
  f(5);
  int sum = 0;
  for (int i = 0; i < 9; i++)
    for (int j = 0; j < 8; j++) sum = sum * 7 % 1009 + A[i][j];
  printf("%d %g\n", sum, B[0]);
  return 0;
}
