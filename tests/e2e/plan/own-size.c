#include <stdio.h>
#include <stdlib.h>

static void smooth(int n, double (*a)[n], double (*b)[n]) {
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < n - 1; j++) b[i][j] = a[i - 1][j] + a[i + 1][j] + a[i][j - 1] + a[i][j + 1];
}

int main(void) {
  int n = 500;
  double (*a)[n] = calloc(n, sizeof *a), (*b)[n] = calloc(n, sizeof *b);
  a[n / 2][n / 2] = 1;
  smooth(n, a, b);
  printf("%g\n", b[n / 2][n / 2 - 1]);
  free(a);
  free(b);
}
