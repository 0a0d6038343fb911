/*
 * Cholesky's factorisation in place, A = L L^T, A symmetric and positive definite, L lower triangular:
 *
 *     L(i, j) = (A(i, j) - sum_{k<j} L(i, k) L(j, k)) / L(j, j)   j < i
 *     L(i, i) = sqrt(A(i, i) - sum_{k<i} L(i, k)^2)
 *
 * Variable-length array parameters. No part is marked.
 */
#include <math.h>
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

/* A unit lower triangular matrix times its transpose, which is positive definite. */
static void initialise(int n, DATA_TYPE A[n][n], DATA_TYPE B[n][n]) {
  for (int i = 0; i < n; i++) {
    for (int j = 0; j <= i; j++)
      A[i][j] = (DATA_TYPE)(-j % n) / n + 1;
    for (int j = i + 1; j < n; j++)
      A[i][j] = 0;
    A[i][i] = 1;
  }
  for (int r = 0; r < n; r++)
    for (int s = 0; s < n; s++)
      B[r][s] = 0;
  for (int t = 0; t < n; t++)
    for (int r = 0; r < n; r++)
      for (int s = 0; s < n; s++)
        B[r][s] += A[r][t] * A[s][t];
  for (int r = 0; r < n; r++)
    for (int s = 0; s < n; s++)
      A[r][s] = B[r][s];
}

static void kernel_cholesky(int n, DATA_TYPE A[n][n]) {
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < i; j++) {
      for (int k = 0; k < j; k++)
        A[i][j] -= A[i][k] * A[j][k];
      A[i][j] /= A[j][j];
    }
    for (int k = 0; k < i; k++)
      A[i][i] -= A[i][k] * A[i][k];
    A[i][i] = sqrt(A[i][i]);
  }
}

static void report(int n, DATA_TYPE A[n][n], int dump) {
  double checksum = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      if (dump) printf("%.17g\n", (double)A[i][j]);
      if (j <= i) checksum += A[i][j] * (1 + (i + 2 * j) % 5);
    }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  int n = N;
  DATA_TYPE (*A)[n] = malloc(sizeof(DATA_TYPE[n][n]));
  DATA_TYPE (*B)[n] = malloc(sizeof(DATA_TYPE[n][n]));
  if (!A || !B) return 1;
  initialise(n, A, B);
  kernel_cholesky(n, A);
  report(n, A, argc > 1 && strcmp(argv[1], "--dump") == 0);
  free(B);
  free(A);
  return 0;
}
