/*
 * Heat equation in a cube, explicit Euler, fixed boundary: the second differences in all three directions, each
 * times 1/8, are added to every inner point, from A into B and back into A, two steps per time step.
 *
 * Variable-length array parameters, marked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "../data-set.h"

#ifndef N
#define N BY_DATA_SET(10, 20, 40, 120, 200)
#endif
#ifndef TSTEPS
#define TSTEPS BY_DATA_SET(20, 40, 100, 500, 1000)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static void initialise(int n, DATA_TYPE A[n][n][n], DATA_TYPE B[n][n][n]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      for (int k = 0; k < n; k++)
        A[i][j][k] = B[i][j][k] = (DATA_TYPE)(i + j + (n - k)) * 10 / n;
}

static void kernel_heat_3d(int tsteps, int n, DATA_TYPE A[n][n][n], DATA_TYPE B[n][n][n]) {
  int t, i, j, k;
#pragma scop
  for (t = 1; t <= tsteps; t++) {
    for (i = 1; i < n - 1; i++)
      for (j = 1; j < n - 1; j++)
        for (k = 1; k < n - 1; k++)
          B[i][j][k] = 0.125 * (A[i + 1][j][k] - 2.0 * A[i][j][k] + A[i - 1][j][k]) +
                       0.125 * (A[i][j + 1][k] - 2.0 * A[i][j][k] + A[i][j - 1][k]) +
                       0.125 * (A[i][j][k + 1] - 2.0 * A[i][j][k] + A[i][j][k - 1]) + A[i][j][k];
    for (i = 1; i < n - 1; i++)
      for (j = 1; j < n - 1; j++)
        for (k = 1; k < n - 1; k++)
          A[i][j][k] = 0.125 * (B[i + 1][j][k] - 2.0 * B[i][j][k] + B[i - 1][j][k]) +
                       0.125 * (B[i][j + 1][k] - 2.0 * B[i][j][k] + B[i][j - 1][k]) +
                       0.125 * (B[i][j][k + 1] - 2.0 * B[i][j][k] + B[i][j][k - 1]) + B[i][j][k];
  }
#pragma endscop
}

static void report(int n, DATA_TYPE A[n][n][n], DATA_TYPE B[n][n][n], int dump) {
  double checksum = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      for (int k = 0; k < n; k++) {
        if (dump) printf("%.17g\n%.17g\n", (double)A[i][j][k], (double)B[i][j][k]);
        checksum += A[i][j][k] * (1 + (i + 2 * j + 3 * k) % 7) + B[i][j][k];
      }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  int n = N;
  DATA_TYPE (*A)[n][n] = malloc(sizeof(DATA_TYPE[n][n][n]));
  DATA_TYPE (*B)[n][n] = malloc(sizeof(DATA_TYPE[n][n][n]));
  if (!A || !B) return 1;
  initialise(n, A, B);
  kernel_heat_3d(TSTEPS, n, A, B);
  report(n, A, B, argc > 1 && strcmp(argv[1], "--dump") == 0);
  free(B);
  free(A);
  return 0;
}
