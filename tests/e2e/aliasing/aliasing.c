#include <stdio.h>

/* Pointers that may mean the same memory: disjoint calls run on devices, overlapping ones as written. */

#define N 13

static double source[N], matrix[N][N];

static void add_one(int n, double *to, double *from) {
#pragma scop
  for (int i = 0; i < n; i++)
    to[i] = from[i] + 1;
#pragma endscop
}

static void add_row(int n, double A[n][n], double *row) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      A[i][j] += row[j];
#pragma endscop
}

static void shift_source(int n, double *to) {
#pragma scop
  for (int i = 1; i < n; i++)
    to[i] = source[i - 1] + 1;
#pragma endscop
}

int main(void) {
  double a[2 * N + 1], b[N];
  for (int i = 0; i < 2 * N + 1; i++)
    a[i] = i;
  for (int i = 0; i < N; i++) {
    b[i] = i;
    matrix[1][i] = i;
  }
  puts("disjoint");
  add_one(N, a, b);
  add_one(N, a, a + N);
  add_row(N, matrix, b);
  shift_source(N, b);
  puts("overlapping");
  add_one(N, a, a);
  add_one(N, a + 1, a);
  add_one(N, a, a + 1);
  add_row(N, matrix, matrix[1]);
  shift_source(N, source);
  for (int i = 0; i < 2 * N + 1; i++)
    printf("%g\n", a[i]);
  for (int i = 0; i < N; i++) {
    printf("%g %g\n", b[i], source[i]);
    for (int j = 0; j < N; j++)
      printf("%g\n", matrix[i][j]);
  }
}
