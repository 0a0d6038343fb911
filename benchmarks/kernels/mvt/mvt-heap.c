/*
 * A matrix and its transpose, each times a vector:
 *
 *     x1 = x1 + A y1,   x2 = x2 + A^T y2
 *
 * Vectors and matrix on the heap. No part is marked; the checksum is a loop of its own.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef N
#define N 900
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

int main(int argc, char **argv) {
  DATA_TYPE (*A)[N] = malloc(sizeof(DATA_TYPE[N][N]));
  DATA_TYPE *x1 = malloc(N * sizeof(DATA_TYPE));
  DATA_TYPE *x2 = malloc(N * sizeof(DATA_TYPE));
  DATA_TYPE *y1 = malloc(N * sizeof(DATA_TYPE));
  DATA_TYPE *y2 = malloc(N * sizeof(DATA_TYPE));
  int i, j;

  if (!A || !x1 || !x2 || !y1 || !y2) return 1;

  for (i = 0; i < N; i++) {
    x1[i] = (DATA_TYPE)(i % 19 / 2.0 + 1);
    x2[i] = (DATA_TYPE)((i + 5) % 23 / 3.0 + 1);
    y1[i] = (DATA_TYPE)((3 * i + 1) % 13 / 1.5);
    y2[i] = (DATA_TYPE)((7 * i + 2) % 17 / 1.5);
    for (j = 0; j < N; j++)
      A[i][j] = (DATA_TYPE)((i * 29 + j * 3) % 43 / 5.0 + 0.125);
  }

  for (i = 0; i < N; i++)
    for (j = 0; j < N; j++)
      x1[i] = x1[i] + A[i][j] * y1[j];
  for (i = 0; i < N; i++)
    for (j = 0; j < N; j++)
      x2[i] = x2[i] + A[j][i] * y2[j];

  if (argc > 1 && strcmp(argv[1], "--dump") == 0) {
    for (i = 0; i < N; i++)
      printf("%.17g\n%.17g\n", (double)x1[i], (double)x2[i]);
  } else {
    double checksum = 0;
    for (i = 0; i < N; i++)
      checksum += x1[i] + 2.0 * x2[i];
    printf("checksum %.12e\n", checksum);
  }
  free(y2);
  free(y1);
  free(x2);
  free(x1);
  free(A);
  return 0;
}
