/*
 * Product with a triangular matrix, in place: B = alpha A^T B, A lower triangular with ones on its diagonal.
 * A is M x M, B is M x N.
 *
 * Matrices on the heap behind pointers to rows, marked.
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

static void initialise(DATA_TYPE (*A)[M], DATA_TYPE (*B)[N]) {
  for (int i = 0; i < M; i++) {
    for (int j = 0; j < i; j++)
      A[i][j] = (DATA_TYPE)((i + j) % M) / M;
    A[i][i] = 1.0;
    for (int j = i + 1; j < M; j++)
      A[i][j] = 0.0;
    for (int j = 0; j < N; j++)
      B[i][j] = (DATA_TYPE)((N + (i - j)) % N) / N;
  }
}

static void trmm(DATA_TYPE alpha, DATA_TYPE (*A)[M], DATA_TYPE (*B)[N]) {
#pragma scop
  for (int i = 0; i < M; i++)
    for (int j = 0; j < N; j++) {
      for (int k = i + 1; k < M; k++)
        B[i][j] += A[k][i] * B[k][j];
      B[i][j] = alpha * B[i][j];
    }
#pragma endscop
}

int main(int argc, char **argv) {
  DATA_TYPE (*A)[M] = malloc(M * sizeof *A);
  DATA_TYPE (*B)[N] = malloc(M * sizeof *B);
  if (!A || !B) return 1;
  initialise(A, B);
  trmm(1.5, A, B);

  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  for (int i = 0; i < M; i++)
    for (int j = 0; j < N; j++) {
      if (dump) printf("%.17g\n", (double)B[i][j]);
      checksum += B[i][j] * (1 + (i + 2 * j) % 5);
    }
  if (!dump) printf("checksum %.12e\n", checksum);
  free(B);
  free(A);
  return 0;
}
