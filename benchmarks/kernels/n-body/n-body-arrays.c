/* n-body.c with one array for each coordinate and accelerations in arrays, globals, marked. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#ifndef N
#define N 2000
#endif
#ifndef TSTEPS
#define TSTEPS 10
#endif
#ifndef DATA_TYPE
#define DATA_TYPE float
#endif
#define SOFTENING 0.5
#define DT 0.01

static DATA_TYPE x[3][N], v[3][N], a[3][N], m[N], square[N][N];

static void simulate(void) {
#pragma scop
  for (int t = 0; t < TSTEPS; t++) {
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++)
        square[i][j] = (x[0][j] - x[0][i]) * (x[0][j] - x[0][i]) + (x[1][j] - x[1][i]) * (x[1][j] - x[1][i]) +
                       (x[2][j] - x[2][i]) * (x[2][j] - x[2][i]) + SOFTENING * SOFTENING;
    for (int c = 0; c < 3; c++)
      for (int i = 0; i < N; i++) {
        a[c][i] = 0;
        for (int j = 0; j < N; j++)
          a[c][i] += m[j] * (x[c][j] - x[c][i]) / (square[i][j] * sqrt(square[i][j]));
      }
    for (int c = 0; c < 3; c++)
      for (int i = 0; i < N; i++) {
        v[c][i] += DT * a[c][i];
        x[c][i] += DT * v[c][i];
      }
  }
#pragma endscop
}

int main(int argc, char **argv) {
  for (int i = 0; i < N; i++) {
    for (int c = 0; c < 3; c++) {
      x[c][i] = (DATA_TYPE)(20 + 10 * c + i * (41 + 18 * c) % 103 / 8.0);
      v[c][i] = (DATA_TYPE)(5 + c + i % (3 + c));
    }
    m[i] = (DATA_TYPE)(0.5 + i % 11 / 16.0);
  }

  simulate();

  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  for (int c = 0; c < 3; c++)
    for (int i = 0; i < N; i++) {
      if (dump) printf("%.17g\n%.17g\n%.17g\n", (double)x[c][i], (double)v[c][i], 100.0 + a[c][i]);
      checksum += (c + 1) * (x[c][i] + v[c][i] + a[c][i]);
    }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      if (dump) printf("%.17g\n", (double)square[i][j]);
      checksum += square[i][j];
    }
  if (!dump) printf("checksum %.12e\n", checksum);
  return 0;
}
