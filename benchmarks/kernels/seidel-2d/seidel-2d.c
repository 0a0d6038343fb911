/*
 * Gauss and Seidel's relaxation in the plane, fixed boundary: each inner point becomes the mean of the nine points
 * around and at it, in place, so that four of them are already of the new time step.
 *
 * Globals. No part is marked.
 */
#include <stdio.h>
#include <string.h>
#include "../data-set.h"

#ifndef N
#define N BY_DATA_SET(40, 120, 400, 2000, 4000)
#endif
#ifndef TSTEPS
#define TSTEPS BY_DATA_SET(20, 40, 100, 500, 1000)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static DATA_TYPE A[N][N];

static void initialise(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      A[i][j] = ((DATA_TYPE)i * (j + 2) + 2) / N;
}

static void relax(void) {
  for (int t = 0; t <= TSTEPS - 1; t++)
    for (int i = 1; i <= N - 2; i++)
      for (int j = 1; j <= N - 2; j++)
        A[i][j] = (A[i - 1][j - 1] + A[i - 1][j] + A[i - 1][j + 1] + A[i][j - 1] + A[i][j] + A[i][j + 1] +
                   A[i + 1][j - 1] + A[i + 1][j] + A[i + 1][j + 1]) /
                  9.0;
}

static void report(int dump) {
  double checksum = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      if (dump) printf("%.17g\n", (double)A[i][j]);
      checksum += A[i][j] * (1 + (i + 2 * j) % 5);
    }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  initialise();
  relax();
  report(argc > 1 && strcmp(argv[1], "--dump") == 0);
  return 0;
}
