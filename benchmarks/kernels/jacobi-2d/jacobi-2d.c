/*
 * Jacobi's relaxation in the plane, fixed boundary: each inner point becomes 0.2 times the sum of itself and its
 * four neighbours, from A into B and back into A, two half steps per time step.
 *
 * Variable-length array parameters. No part is marked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "../data-set.h"

#ifndef N
#define N BY_DATA_SET(30, 90, 250, 1300, 2800)
#endif
#ifndef TSTEPS
#define TSTEPS BY_DATA_SET(20, 40, 100, 500, 1000)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static void initialise(int n, DATA_TYPE A[n][n], DATA_TYPE B[n][n]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      A[i][j] = ((DATA_TYPE)i * (j + 2) + 2) / n;
      B[i][j] = ((DATA_TYPE)i * (j + 3) + 3) / n;
    }
}

static void kernel_jacobi_2d(int tsteps, int n, DATA_TYPE A[n][n], DATA_TYPE B[n][n]) {
  for (int t = 0; t < tsteps; t++) {
    for (int i = 1; i < n - 1; i++)
      for (int j = 1; j < n - 1; j++)
        B[i][j] = 0.2 * (A[i][j] + A[i][j - 1] + A[i][j + 1] + A[i + 1][j] + A[i - 1][j]);
    for (int i = 1; i < n - 1; i++)
      for (int j = 1; j < n - 1; j++)
        A[i][j] = 0.2 * (B[i][j] + B[i][j - 1] + B[i][j + 1] + B[i + 1][j] + B[i - 1][j]);
  }
}

static void report(int n, DATA_TYPE A[n][n], DATA_TYPE B[n][n], int dump) {
  double checksum = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      if (dump) printf("%.17g\n%.17g\n", (double)A[i][j], (double)B[i][j]);
      checksum += A[i][j] * (1 + (i + 2 * j) % 5) + B[i][j];
    }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  int n = N;
  DATA_TYPE (*A)[n] = malloc(sizeof(DATA_TYPE[n][n]));
  DATA_TYPE (*B)[n] = malloc(sizeof(DATA_TYPE[n][n]));
  if (!A || !B) return 1;
  initialise(n, A, B);
  kernel_jacobi_2d(TSTEPS, n, A, B);
  report(n, A, B, argc > 1 && strcmp(argv[1], "--dump") == 0);
  free(B);
  free(A);
  return 0;
}
