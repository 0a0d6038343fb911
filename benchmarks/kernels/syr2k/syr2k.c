/*
 * Symmetric update of rank 2k, the lower triangle only: C = alpha A B^T + alpha B A^T + beta C.
 * A and B are N x M, C is N x N.
 *
 * Variable-length array parameters. No part is marked.
 */
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

static void initialise(int n, int m, DATA_TYPE C[n][n], DATA_TYPE A[n][m], DATA_TYPE B[n][m]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      A[i][j] = (DATA_TYPE)((i * j + 1) % n) / n;
      B[i][j] = (DATA_TYPE)((i * j + 2) % m) / m;
    }
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      C[i][j] = (DATA_TYPE)((i * j + 3) % n) / m;
}

static void kernel_syr2k(int n, int m, DATA_TYPE alpha, DATA_TYPE beta, DATA_TYPE C[n][n], DATA_TYPE A[n][m],
                         DATA_TYPE B[n][m]) {
  for (int i = 0; i < n; i++) {
    for (int j = 0; j <= i; j++)
      C[i][j] *= beta;
    for (int k = 0; k < m; k++)
      for (int j = 0; j <= i; j++)
        C[i][j] += A[j][k] * alpha * B[i][k] + B[j][k] * alpha * A[i][k];
  }
}

static void report(int n, DATA_TYPE C[n][n], int dump) {
  double checksum = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      if (dump) printf("%.17g\n", (double)C[i][j]);
      checksum += C[i][j] * (1 + (i + 2 * j) % 5);
    }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  int n = N, m = M;
  DATA_TYPE (*C)[n] = malloc(sizeof(DATA_TYPE[n][n]));
  DATA_TYPE (*A)[m] = malloc(sizeof(DATA_TYPE[n][m]));
  DATA_TYPE (*B)[m] = malloc(sizeof(DATA_TYPE[n][m]));
  if (!C || !A || !B) return 1;

  initialise(n, m, C, A, B);
  kernel_syr2k(n, m, 1.5, 1.2, C, A, B);
  report(n, C, argc > 1 && strcmp(argv[1], "--dump") == 0);

  free(B);
  free(A);
  free(C);
  return 0;
}
