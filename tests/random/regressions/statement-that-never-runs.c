/* The condition never holds, so no instance of the statement exists. */
#include <stdio.h>

static double A[8][8];

static void f(int n) {
  for (int t = 0; t < 2; t++)
    for (int i = 2; i < n; i++)
      if (3 * n == -2)
        for (int j = 0; j < n; j++) A[i][j] += 1;
  for (int i = 0; i < n; i++) A[i][i] = i;
}

int main(void) {
  f(8);
  for (int i = 0; i < 8; i++) printf("%g\n", A[i][i]);
  return 0;
}
