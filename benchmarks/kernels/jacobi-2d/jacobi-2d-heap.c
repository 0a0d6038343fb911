/* jacobi-2d.c with both arrays on the heap behind pointers to rows, marked. */
#include <stdio.h>
#include <stdlib.h>
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

static void relax(int steps, DATA_TYPE (*A)[N], DATA_TYPE (*B)[N]) {
  int t, i, j;
#pragma scop
  for (t = 0; t < steps; t++) {
    for (i = 1; i < N - 1; i++)
      for (j = 1; j < N - 1; j++)
        B[i][j] = 0.2 * (A[i][j] + A[i][j - 1] + A[i][j + 1] + A[i + 1][j] + A[i - 1][j]);
    for (i = 1; i < N - 1; i++)
      for (j = 1; j < N - 1; j++)
        A[i][j] = 0.2 * (B[i][j] + B[i][j - 1] + B[i][j + 1] + B[i + 1][j] + B[i - 1][j]);
  }
#pragma endscop
}

int main(int argc, char **argv) {
  DATA_TYPE (*A)[N] = malloc(sizeof(DATA_TYPE[N][N]));
  DATA_TYPE (*B)[N] = calloc(N, sizeof *B);
  if (!A || !B) return 1;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      A[i][j] = (DATA_TYPE)((i * 37 + j * 5) % 71 * 14 + 13 / 3.0);

  relax(TSTEPS, A, B);

  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      if (dump) printf("%.17g\n%.17g\n", (double)A[i][j], (double)B[i][j]);
      checksum += A[i][j] * (1 + (i + 2 * j) % 5) + B[i][j];
    }
  if (!dump) printf("checksum %.12e\n", checksum);
  free(B);
  free(A);
  return 0;
}
