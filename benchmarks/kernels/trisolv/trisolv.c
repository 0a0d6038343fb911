/*
 * A triangular system of linear equations by forward substitution, L x = b, L lower triangular:
 *
 *     x(i) = (b(i) - sum_{j<i} L(i, j) x(j)) / L(i, i)
 *
 * Vectors and matrix on the heap. No part is marked.
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

int main(int argc, char **argv) {
  DATA_TYPE (*L)[N] = calloc(N, sizeof *L);
  DATA_TYPE *x = malloc(N * sizeof *x);
  DATA_TYPE *b = malloc(N * sizeof *b);
  int i, j;

  if (!L || !x || !b) return 1;
  for (i = 0; i < N; i++) {
    x[i] = -999;
    b[i] = i;
    for (j = 0; j <= i; j++)
      L[i][j] = (DATA_TYPE)(i + N - j + 1) * 2 / N;
  }

  for (i = 0; i < N; i++) {
    x[i] = b[i];
    for (j = 0; j < i; j++)
      x[i] -= L[i][j] * x[j];
    x[i] = x[i] / L[i][i];
  }

  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  for (i = 0; i < N; i++) {
    if (dump) printf("%.17g\n", (double)x[i]);
    checksum += x[i] * (1 + i % 5);
  }
  if (!dump) printf("checksum %.12e\n", checksum);
  free(b);
  free(x);
  free(L);
  return 0;
}
