/*
 * Heat equation in a cube, explicit Euler, fixed boundary: the second differences in all three directions, each
 * times 1/8, are added to every inner point.
 *
 * Two time levels in one heap array, level t at index t mod 2. No part is marked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef N
#define N 72
#endif
#ifndef TSTEPS
#define TSTEPS 40
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

int main(int argc, char *argv[]) {
  DATA_TYPE (*A)[N][N][N] = malloc(sizeof(DATA_TYPE[2][N][N][N]));
  if (A == NULL) {
    perror("heat-3d");
    return 1;
  }

  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      for (int k = 0; k < N; k++) {
        A[0][i][j][k] = (DATA_TYPE)(600 + (i * 23 + j * 11 + k * 5) % 67 * 8 + (i + 2 * j + 3 * k) / 7.0);
        A[1][i][j][k] = A[0][i][j][k];
      }

  for (int t = 0; t < TSTEPS; t++)
    for (int i = 1; i < N - 1; i++)
      for (int j = 1; j < N - 1; j++)
        for (int k = 1; k < N - 1; k++)
          A[(t + 1) % 2][i][j][k] =
              0.125 * (A[t % 2][i + 1][j][k] - 2.0 * A[t % 2][i][j][k] + A[t % 2][i - 1][j][k]) +
              0.125 * (A[t % 2][i][j + 1][k] - 2.0 * A[t % 2][i][j][k] + A[t % 2][i][j - 1][k]) +
              0.125 * (A[t % 2][i][j][k + 1] - 2.0 * A[t % 2][i][j][k] + A[t % 2][i][j][k - 1]) +
              A[t % 2][i][j][k];

  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0.0;
  for (int level = 0; level < 2; level++)
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++)
        for (int k = 0; k < N; k++) {
          double value = A[level][i][j][k];
          if (dump) printf("%.17g\n", value);
          checksum += value * (1 + (level + i + 2 * j + 3 * k) % 5);
        }
  if (!dump) printf("checksum %.12e\n", checksum);
  free(A);
  return 0;
}
