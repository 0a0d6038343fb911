/*
 * Jacobi's relaxation in the plane, fixed boundary: each inner point becomes 0.2 times the sum of itself and its
 * four neighbours, from A into B and back into A, two half steps per time step.
 *
 * Globals. No part is marked.
 */
#include <stdio.h>
#include <string.h>

#ifndef N
#define N 400
#endif
#ifndef TSTEPS
#define TSTEPS 60
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static DATA_TYPE A[N][N];
static DATA_TYPE B[N][N];

static void initialise(void) {
  int i, j;
  for (i = 0; i < N; i++)
    for (j = 0; j < N; j++) {
      A[i][j] = (DATA_TYPE)((i * 19 + j * 3) % 83 * 11 + 31 / 3.0);
      B[i][j] = (DATA_TYPE)((i * 5 + j * 23) % 89 * 12 + 17 / 3.0);
    }
}

static void relax(void) {
  int t, i, j;
  for (t = 0; t < TSTEPS; t++) {
    for (i = 1; i < N - 1; i++)
      for (j = 1; j < N - 1; j++)
        B[i][j] = 0.2 * (A[i][j] + A[i][j - 1] + A[i][j + 1] + A[i + 1][j] + A[i - 1][j]);
    for (i = 1; i < N - 1; i++)
      for (j = 1; j < N - 1; j++)
        A[i][j] = 0.2 * (B[i][j] + B[i][j - 1] + B[i][j + 1] + B[i + 1][j] + B[i - 1][j]);
  }
}

static void report(int dump) {
  double checksum = 0;
  int i, j;
  for (i = 0; i < N; i++)
    for (j = 0; j < N; j++) {
      if (dump) printf("%.17g\n%.17g\n", (double)A[i][j], (double)B[i][j]);
      checksum += A[i][j] * (1 + (i + 2 * j) % 5) + B[i][j];
    }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  initialise();
  relax();
  report(argc > 1 && strcmp(argv[1], "--dump") == 0);
  return 0;
}
