/*
 * A matrix and then its transpose times a vector, y = A^T (A x), with tmp = A x. A is M x N.
 *
 * Globals, marked.
 */
#include <stdio.h>
#include <string.h>
#include "../data-set.h"

#ifndef M
#define M BY_DATA_SET(38, 116, 390, 1900, 1800)
#endif
#ifndef N
#define N BY_DATA_SET(42, 124, 410, 2100, 2200)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static DATA_TYPE A[M][N];
static DATA_TYPE x[N];
static DATA_TYPE y[N];
static DATA_TYPE tmp[M];

static void initialise(void) {
  DATA_TYPE fn = N;
  for (int i = 0; i < N; i++)
    x[i] = 1 + (i / fn);
  for (int i = 0; i < M; i++)
    for (int j = 0; j < N; j++)
      A[i][j] = (DATA_TYPE)((i + j) % N) / (5 * M);
}

static void kernel_atax(void) {
  int i, j;
#pragma scop
  for (i = 0; i < N; i++)
    y[i] = 0;
  for (i = 0; i < M; i++) {
    tmp[i] = 0.0;
    for (j = 0; j < N; j++)
      tmp[i] = tmp[i] + A[i][j] * x[j];
    for (j = 0; j < N; j++)
      y[j] = y[j] + A[i][j] * tmp[i];
  }
#pragma endscop
}

int main(int argc, char **argv) {
  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  initialise();
  kernel_atax();
  for (int i = 0; i < N; i++) {
    if (dump) printf("%.17g\n", (double)y[i]);
    checksum += y[i] * (1 + i % 5);
  }
  for (int i = 0; i < M; i++) {
    if (dump) printf("%.17g\n", (double)tmp[i]);
    checksum += tmp[i] * (1 + i % 3);
  }
  if (!dump) printf("checksum %.12e\n", checksum);
  return 0;
}
