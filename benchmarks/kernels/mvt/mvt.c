/*
 * A matrix and its transpose, each times a vector:
 *
 *     x1 = x1 + A y_1,   x2 = x2 + A^T y_2
 *
 * Variable-length array parameters. No part is marked.
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

static void initialise(int n, DATA_TYPE x1[n], DATA_TYPE x2[n], DATA_TYPE y_1[n], DATA_TYPE y_2[n],
                       DATA_TYPE A[n][n]) {
  for (int i = 0; i < n; i++) {
    x1[i] = (DATA_TYPE)(i % n) / n;
    x2[i] = (DATA_TYPE)((i + 1) % n) / n;
    y_1[i] = (DATA_TYPE)((i + 3) % n) / n;
    y_2[i] = (DATA_TYPE)((i + 4) % n) / n;
    for (int j = 0; j < n; j++)
      A[i][j] = (DATA_TYPE)(i * j % n) / n;
  }
}

static void kernel_mvt(int n, DATA_TYPE x1[n], DATA_TYPE x2[n], DATA_TYPE y_1[n], DATA_TYPE y_2[n],
                       DATA_TYPE A[n][n]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      x1[i] += A[i][j] * y_1[j];
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      x2[i] += A[j][i] * y_2[j];
}

static void report(int n, DATA_TYPE x1[n], DATA_TYPE x2[n], int dump) {
  double checksum = 0;
  for (int i = 0; i < n; i++) {
    if (dump) printf("%.17g\n%.17g\n", (double)x1[i], (double)x2[i]);
    checksum += x1[i] + 2.0 * x2[i];
  }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  int n = N;
  DATA_TYPE (*A)[n] = malloc(sizeof(DATA_TYPE[n][n]));
  DATA_TYPE *x1 = malloc(sizeof(DATA_TYPE[n]));
  DATA_TYPE *x2 = malloc(sizeof(DATA_TYPE[n]));
  DATA_TYPE *y_1 = malloc(sizeof(DATA_TYPE[n]));
  DATA_TYPE *y_2 = malloc(sizeof(DATA_TYPE[n]));
  if (!A || !x1 || !x2 || !y_1 || !y_2) return 1;

  initialise(n, x1, x2, y_1, y_2, A);
  kernel_mvt(n, x1, x2, y_1, y_2, A);
  report(n, x1, x2, argc > 1 && strcmp(argv[1], "--dump") == 0);

  free(y_2);
  free(y_1);
  free(x2);
  free(x1);
  free(A);
  return 0;
}
