/*
 * Jacobi's relaxation on a line, fixed ends: each inner point becomes 0.33333 times the sum of itself and its two
 * neighbours, from A into B and back into A, two half steps per time step.
 *
 * Globals. No part is marked.
 */
#include <stdio.h>
#include <string.h>
#include "../data-set.h"

#ifndef N
#define N BY_DATA_SET(30, 120, 400, 2000, 4000)
#endif
#ifndef TSTEPS
#define TSTEPS BY_DATA_SET(20, 40, 100, 500, 1000)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

DATA_TYPE A[N];
DATA_TYPE B[N];

static void initialise(void) {
  int i;
  for (i = 0; i < N; i++) {
    A[i] = ((DATA_TYPE)i + 2) / N;
    B[i] = ((DATA_TYPE)i + 3) / N;
  }
}

static void relax(void) {
  int t, i;
  for (t = 0; t < TSTEPS; t++) {
    for (i = 1; i < N - 1; i++)
      B[i] = 0.33333 * (A[i - 1] + A[i] + A[i + 1]);
    for (i = 1; i < N - 1; i++)
      A[i] = 0.33333 * (B[i - 1] + B[i] + B[i + 1]);
  }
}

static void report(int dump) {
  double checksum = 0;
  int i;
  for (i = 0; i < N; i++) {
    if (dump) printf("%.17g\n%.17g\n", (double)A[i], (double)B[i]);
    checksum += A[i] * (1 + i % 5) + B[i];
  }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  initialise();
  relax();
  report(argc > 1 && strcmp(argv[1], "--dump") == 0);
  return 0;
}
