/*
 * Two rank-one updates of a matrix, and two products with it:
 *
 *     A = A + u1 v1^T + u2 v2^T,   x = x + beta A^T y + z,   w = w + alpha A x
 *
 * Globals, marked.
 */
#include <stdio.h>
#include <string.h>
#include "../data-set.h"

#ifndef N
#define N BY_DATA_SET(40, 120, 400, 2000, 4000)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static DATA_TYPE A[N][N];
static DATA_TYPE u1[N], v1[N], u2[N], v2[N];
static DATA_TYPE w[N], x[N], y[N], z[N];

static void initialise(void) {
  DATA_TYPE fn = N;
  for (int i = 0; i < N; i++) {
    u1[i] = i;
    u2[i] = ((i + 1) / fn) / 2.0;
    v1[i] = ((i + 1) / fn) / 4.0;
    v2[i] = ((i + 1) / fn) / 6.0;
    y[i] = ((i + 1) / fn) / 8.0;
    z[i] = ((i + 1) / fn) / 9.0;
    x[i] = 0.0;
    w[i] = 0.0;
    for (int j = 0; j < N; j++)
      A[i][j] = (DATA_TYPE)(i * j % N) / N;
  }
}

static void kernel_gemver(DATA_TYPE alpha, DATA_TYPE beta) {
  int i, j;
#pragma scop
  for (i = 0; i < N; i++)
    for (j = 0; j < N; j++)
      A[i][j] = A[i][j] + u1[i] * v1[j] + u2[i] * v2[j];
  for (i = 0; i < N; i++)
    for (j = 0; j < N; j++)
      x[i] = x[i] + beta * A[j][i] * y[j];
  for (i = 0; i < N; i++)
    x[i] = x[i] + z[i];
  for (i = 0; i < N; i++)
    for (j = 0; j < N; j++)
      w[i] = w[i] + alpha * A[i][j] * x[j];
#pragma endscop
}

static void report(int dump) {
  double checksum = 0;
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++) {
      if (dump) printf("%.17g\n", (double)A[i][j]);
      checksum += A[i][j] * (1 + (i + 2 * j) % 5);
    }
    if (dump) printf("%.17g\n%.17g\n", (double)x[i], (double)w[i]);
    checksum += x[i] + w[i] * (1 + i % 3);
  }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  initialise();
  kernel_gemver(1.5, 1.2);
  report(argc > 1 && strcmp(argv[1], "--dump") == 0);
  return 0;
}
