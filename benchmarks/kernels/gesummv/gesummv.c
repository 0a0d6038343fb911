/*
 * A sum of two matrix-vector products, y = alpha A x + beta B x.
 *
 * Vectors and matrices on the heap. No part is marked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "../data-set.h"

#ifndef N
#define N BY_DATA_SET(30, 90, 250, 1300, 2800)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static void gesummv(DATA_TYPE alpha, DATA_TYPE beta, DATA_TYPE (*A)[N], DATA_TYPE (*B)[N], DATA_TYPE *tmp,
                    DATA_TYPE *x, DATA_TYPE *y) {
  for (int i = 0; i < N; i++) {
    tmp[i] = 0.0;
    y[i] = 0.0;
    for (int j = 0; j < N; j++) {
      tmp[i] = A[i][j] * x[j] + tmp[i];
      y[i] = B[i][j] * x[j] + y[i];
    }
    y[i] = alpha * tmp[i] + beta * y[i];
  }
}

int main(int argc, char **argv) {
  DATA_TYPE (*A)[N] = malloc(N * sizeof *A);
  DATA_TYPE (*B)[N] = malloc(N * sizeof *B);
  DATA_TYPE *tmp = malloc(N * sizeof *tmp);
  DATA_TYPE *x = malloc(N * sizeof *x);
  DATA_TYPE *y = malloc(N * sizeof *y);
  if (!A || !B || !tmp || !x || !y) return 1;

  for (int i = 0; i < N; i++) {
    x[i] = (DATA_TYPE)(i % N) / N;
    for (int j = 0; j < N; j++) {
      A[i][j] = (DATA_TYPE)((i * j + 1) % N) / N;
      B[i][j] = (DATA_TYPE)((i * j + 2) % N) / N;
    }
  }

  gesummv(1.5, 1.2, A, B, tmp, x, y);

  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  for (int i = 0; i < N; i++) {
    if (dump) printf("%.17g\n%.17g\n", (double)y[i], (double)tmp[i]);
    checksum += y[i] * (1 + i % 5);
  }
  if (!dump) printf("checksum %.12e\n", checksum);
  free(y);
  free(x);
  free(tmp);
  free(B);
  free(A);
  return 0;
}
