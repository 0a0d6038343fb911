/*
 * A system of linear equations, A x = b, by LU factorisation in place, forward substitution L y = b and backward
 * substitution U x = y. Each element is accumulated in the scalar w.
 *
 * Variable-length array parameters, marked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "../data-set.h"

#ifndef N
#define N BY_DATA_SET(40, 120, 400, 2000, 4000)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

/* A unit lower triangular matrix times its transpose, which needs no pivoting. */
static void initialise(int n, DATA_TYPE A[n][n], DATA_TYPE B[n][n], DATA_TYPE b[n], DATA_TYPE x[n], DATA_TYPE y[n]) {
  DATA_TYPE fn = n;
  for (int i = 0; i < n; i++) {
    x[i] = 0;
    y[i] = 0;
    b[i] = (i + 1) / fn / 2.0 + 4;
  }
  for (int i = 0; i < n; i++) {
    for (int j = 0; j <= i; j++)
      A[i][j] = (DATA_TYPE)(-j % n) / n + 1;
    for (int j = i + 1; j < n; j++)
      A[i][j] = 0;
    A[i][i] = 1;
  }
  for (int r = 0; r < n; r++)
    for (int s = 0; s < n; s++) {
      B[r][s] = 0;
      for (int t = 0; t < n; t++)
        B[r][s] += A[r][t] * A[s][t];
    }
  for (int r = 0; r < n; r++)
    for (int s = 0; s < n; s++)
      A[r][s] = B[r][s];
}

static void kernel_ludcmp(int n, DATA_TYPE A[n][n], DATA_TYPE b[n], DATA_TYPE x[n], DATA_TYPE y[n]) {
  int i, j, k;
  DATA_TYPE w;
#pragma scop
  for (i = 0; i < n; i++) {
    for (j = 0; j < i; j++) {
      w = A[i][j];
      for (k = 0; k < j; k++)
        w -= A[i][k] * A[k][j];
      A[i][j] = w / A[j][j];
    }
    for (j = i; j < n; j++) {
      w = A[i][j];
      for (k = 0; k < i; k++)
        w -= A[i][k] * A[k][j];
      A[i][j] = w;
    }
  }
  for (i = 0; i < n; i++) {
    w = b[i];
    for (j = 0; j < i; j++)
      w -= A[i][j] * y[j];
    y[i] = w;
  }
  for (i = n - 1; i >= 0; i--) {
    w = y[i];
    for (j = i + 1; j < n; j++)
      w -= A[i][j] * x[j];
    x[i] = w / A[i][i];
  }
#pragma endscop
}

static double report(int rows, int columns, DATA_TYPE matrix[rows][columns], int dump) {
  double checksum = 0;
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < columns; j++) {
      if (dump) printf("%.17g\n", (double)matrix[i][j]);
      checksum += matrix[i][j] * (1 + (i + 2 * j) % 5);
    }
  return checksum;
}

int main(int argc, char **argv) {
  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  int n = N;
  DATA_TYPE (*A)[n] = malloc(sizeof(DATA_TYPE[n][n]));
  DATA_TYPE (*B)[n] = malloc(sizeof(DATA_TYPE[n][n]));
  DATA_TYPE *b = malloc(sizeof(DATA_TYPE[n]));
  DATA_TYPE *x = malloc(sizeof(DATA_TYPE[n]));
  DATA_TYPE *y = malloc(sizeof(DATA_TYPE[n]));
  if (!A || !B || !b || !x || !y) return 1;

  initialise(n, A, B, b, x, y);
  kernel_ludcmp(n, A, b, x, y);
  double checksum = report(n, n, A, dump);
  checksum += report(1, n, (DATA_TYPE (*)[n])y, dump);
  checksum += report(1, n, (DATA_TYPE (*)[n])x, dump);
  if (!dump) printf("checksum %.12e\n", checksum);

  free(y);
  free(x);
  free(b);
  free(B);
  free(A);
  return 0;
}
