/*
 * QR decomposition by the modified Gram-Schmidt process, A = Q R: Q's columns are orthonormal, R is upper triangular.
 * A and Q are M x N, R is N x N. A's columns are made orthogonal to those of Q in place.
 *
 * Variable-length array parameters, marked.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "../data-set.h"

#ifndef M
#define M BY_DATA_SET(20, 60, 200, 1000, 2000)
#endif
#ifndef N
#define N BY_DATA_SET(30, 80, 240, 1200, 2600)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static void initialise(int m, int n, DATA_TYPE A[m][n], DATA_TYPE R[n][n], DATA_TYPE Q[m][n]) {
  for (int i = 0; i < m; i++)
    for (int j = 0; j < n; j++) {
      A[i][j] = (((DATA_TYPE)((i * j) % m) / m) * 100) + 10;
      Q[i][j] = 0.0;
    }
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      R[i][j] = 0.0;
}

static void kernel_gramschmidt(int m, int n, DATA_TYPE A[m][n], DATA_TYPE R[n][n], DATA_TYPE Q[m][n]) {
  int i, j, k;
  DATA_TYPE nrm;
#pragma scop
  for (k = 0; k < n; k++) {
    nrm = 0.0;
    for (i = 0; i < m; i++)
      nrm += A[i][k] * A[i][k];
    R[k][k] = sqrt(nrm);
    for (i = 0; i < m; i++)
      Q[i][k] = A[i][k] / R[k][k];
    for (j = k + 1; j < n; j++) {
      R[k][j] = 0.0;
      for (i = 0; i < m; i++)
        R[k][j] += Q[i][k] * A[i][j];
      for (i = 0; i < m; i++)
        A[i][j] = A[i][j] - Q[i][k] * R[k][j];
    }
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
  int m = M, n = N;
  DATA_TYPE (*A)[n] = malloc(sizeof(DATA_TYPE[m][n]));
  DATA_TYPE (*R)[n] = malloc(sizeof(DATA_TYPE[n][n]));
  DATA_TYPE (*Q)[n] = malloc(sizeof(DATA_TYPE[m][n]));
  if (!A || !R || !Q) return 1;

  initialise(m, n, A, R, Q);
  kernel_gramschmidt(m, n, A, R, Q);
  double checksum = report(m, n, A, dump);
  checksum += report(n, n, R, dump);
  checksum += report(m, n, Q, dump);
  if (!dump) printf("checksum %.12e\n", checksum);

  free(Q);
  free(R);
  free(A);
  return 0;
}
