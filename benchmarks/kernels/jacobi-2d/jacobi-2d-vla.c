/* jacobi-2d.c with variable-length array parameters and <= in the loop conditions, marked. */
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

static void initialise(int n, DATA_TYPE A[n][n], DATA_TYPE B[n][n]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      A[i][j] = (DATA_TYPE)((i * 7 + j * 29) % 79 * 13 + 29 / 3.0);
      B[i][j] = A[i][j];
    }
}

static void kernel_jacobi_2d(int steps, int n, DATA_TYPE A[n][n], DATA_TYPE B[n][n]) {
#pragma scop
  for (int t = 1; t <= steps; t++) {
    for (int i = 1; i <= n - 2; i++)
      for (int j = 1; j <= n - 2; j++)
        B[i][j] = 0.2 * (A[i][j] + A[i][j - 1] + A[i][1 + j] + A[1 + i][j] + A[i - 1][j]);
    for (int i = 1; i <= n - 2; i++)
      for (int j = 1; j <= n - 2; j++)
        A[i][j] = 0.2 * (B[i][j] + B[i][j - 1] + B[i][1 + j] + B[1 + i][j] + B[i - 1][j]);
  }
#pragma endscop
}

static DATA_TYPE plate[2][N][N];

int main(int argc, char **argv) {
  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  initialise(N, plate[0], plate[1]);
  kernel_jacobi_2d(TSTEPS, N, plate[0], plate[1]);
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      if (dump) printf("%.17g\n%.17g\n", (double)plate[0][i][j], (double)plate[1][i][j]);
      checksum += plate[0][i][j] * (1 + (i + 2 * j) % 5) + plate[1][i][j];
    }
  if (!dump) printf("checksum %.12e\n", checksum);
  return 0;
}
