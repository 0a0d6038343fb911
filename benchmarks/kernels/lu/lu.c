/*
 * LU factorisation without pivoting, in place: A = L U, L unit lower triangular, U upper triangular, row by row.
 *
 * Globals. No part is marked.
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
static DATA_TYPE B[N][N];

/* A unit lower triangular matrix times its transpose, which needs no pivoting. */
static void initialise(void) {
  int i, j, r, s, t;
  for (i = 0; i < N; i++) {
    for (j = 0; j <= i; j++)
      A[i][j] = (DATA_TYPE)(-j % N) / N + 1;
    for (j = i + 1; j < N; j++)
      A[i][j] = 0;
    A[i][i] = 1;
  }
  for (r = 0; r < N; ++r)
    for (s = 0; s < N; ++s)
      B[r][s] = 0;
  for (t = 0; t < N; ++t)
    for (r = 0; r < N; ++r)
      for (s = 0; s < N; ++s)
        B[r][s] += A[r][t] * A[s][t];
  for (r = 0; r < N; ++r)
    for (s = 0; s < N; ++s)
      A[r][s] = B[r][s];
}

static void factorise(void) {
  int i, j, k;
  for (i = 0; i < N; i++) {
    for (j = 0; j < i; j++) {
      for (k = 0; k < j; k++)
        A[i][j] -= A[i][k] * A[k][j];
      A[i][j] /= A[j][j];
    }
    for (j = i; j < N; j++) {
      for (k = 0; k < i; k++)
        A[i][j] -= A[i][k] * A[k][j];
    }
  }
}

static void report(int dump) {
  double checksum = 0;
  int i, j;
  for (i = 0; i < N; i++)
    for (j = 0; j < N; j++) {
      if (dump) printf("%.17g\n", (double)A[i][j]);
      checksum += A[i][j] * (1 + (i + 2 * j) % 5);
    }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  initialise();
  factorise();
  report(argc > 1 && strcmp(argv[1], "--dump") == 0);
  return 0;
}
