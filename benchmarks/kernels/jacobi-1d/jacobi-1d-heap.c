/*
 * Jacobi's relaxation on a line, fixed ends: each inner point becomes the mean of itself and its two neighbours,
 * from A into B and back into A, two half steps per time step.
 *
 * One-dimensional heap arrays behind plain pointers, marked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef N
#define N 200000
#endif
#ifndef TSTEPS
#define TSTEPS 100
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

int main(int argc, char **argv) {
  DATA_TYPE *A = malloc(N * sizeof *A);
  DATA_TYPE *B = malloc(N * sizeof *B);
  if (A == NULL || B == NULL) return 1;

  for (int i = 0; i < N; i++) {
    A[i] = ((DATA_TYPE)(i * 7 % 113) * 100 + 350) / 7;
    B[i] = ((DATA_TYPE)(i * 5 % 109) * 100 + 950) / 7;
  }

#pragma scop
  for (int t = 0; t < TSTEPS; t++) {
    for (int i = 1; i < N - 1; i++)
      B[i] = (A[i - 1] + A[i] + A[i + 1]) / 3;
    for (int i = 1; i < N - 1; i++)
      A[i] = (B[i - 1] + B[i] + B[i + 1]) / 3;
  }
#pragma endscop

  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  for (int i = 0; i < N; i++) {
    if (dump) printf("%.17g\n%.17g\n", (double)A[i], (double)B[i]);
    checksum += A[i] * (1 + i % 5) + B[i];
  }
  if (!dump) printf("checksum %.12e\n", checksum);
  free(A);
  free(B);
  return 0;
}
