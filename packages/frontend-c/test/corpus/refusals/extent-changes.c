#include <stdlib.h>
void f(int n) {
  double (*A)[n] = malloc(sizeof(double[n][n]));
  n = n / 2;
#pragma scop
  for (int i = 0; i < n; i++)
    A[i][0] = 1;
#pragma endscop
}

void by_another_name(int n) {
  int *q = &n, m = n, *r = &m;
  double a[m][m];
  *r = m / 2;
#pragma scop
  for (int i = 0; i < 9; i++)
    a[i][0] = 1;
#pragma endscop
}
