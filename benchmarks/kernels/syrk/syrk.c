/*
 * Symmetric update of rank k, the lower triangle only: C = alpha A A^T + beta C. A is N x M, C is N x N.
 *
 * Globals, marked.
 */
#include <stdio.h>
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

DATA_TYPE C[N][N];
DATA_TYPE A[N][M];

static void initialise(void) {
  int i, j;
  for (i = 0; i < N; i++)
    for (j = 0; j < M; j++)
      A[i][j] = (DATA_TYPE)((i * j + 1) % N) / N;
  for (i = 0; i < N; i++)
    for (j = 0; j < N; j++)
      C[i][j] = (DATA_TYPE)((i * j + 2) % M) / M;
}

static void report(int dump) {
  double checksum = 0;
  int i, j;
  for (i = 0; i < N; i++)
    for (j = 0; j < N; j++) {
      if (dump) printf("%.17g\n", (double)C[i][j]);
      checksum += C[i][j] * (1 + (i + 2 * j) % 5);
    }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  int i, j, k;
  DATA_TYPE alpha = 1.5;
  DATA_TYPE beta = 1.2;
  initialise();
#pragma scop
  for (i = 0; i < N; i++) {
    for (j = 0; j <= i; j++)
      C[i][j] *= beta;
    for (k = 0; k < M; k++) {
      for (j = 0; j <= i; j++)
        C[i][j] += alpha * A[i][k] * A[j][k];
    }
  }
#pragma endscop
  report(argc > 1 && strcmp(argv[1], "--dump") == 0);
  return 0;
}
