/*
 * Heat equation on a square plate, explicit Euler, fixed boundary:
 *
 *     u_{t+1}(i, j) = u + 1/8 (u(i+1, j) - 2u + u(i-1, j)) + 1/8 (u(i, j+1) - 2u + u(i, j-1)),   u = u_t
 *
 * Two time levels in one array, level t at index t mod 2. Globals, marked.
 */
#include <stdio.h>
#include <string.h>

#ifndef N
#define N 400
#endif
#ifndef TSTEPS
#define TSTEPS 100
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static DATA_TYPE A[2][N][N];

static void initialise(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      A[0][i][j] = (DATA_TYPE)((i * 31 + j * 17) % 101 * 9 + (i + j) / 3.0 + 40);
      A[1][i][j] = A[0][i][j];
    }
}

static void kernel_heat(void) {
  int t, i, j;
#pragma scop
  for (t = 0; t < TSTEPS; t++)
    for (i = 1; i < N - 1; i++)
      for (j = 1; j < N - 1; j++)
        A[(t + 1) % 2][i][j] = 0.125 * (A[t % 2][i + 1][j] - 2 * A[t % 2][i][j] + A[t % 2][i - 1][j]) +
                               0.125 * (A[t % 2][i][j + 1] - 2 * A[t % 2][i][j] + A[t % 2][i][j - 1]) +
                               A[t % 2][i][j];
#pragma endscop
}

static void report(int dump) {
  double checksum = 0;
  for (int level = 0; level < 2; level++)
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) {
        if (dump) printf("%.17g\n", (double)A[level][i][j]);
        checksum += A[level][i][j] * (1 + (level + i + 2 * j) % 5);
      }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  initialise();
  kernel_heat();
  report(argc > 1 && strcmp(argv[1], "--dump") == 0);
  return 0;
}
