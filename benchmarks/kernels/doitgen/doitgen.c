/*
 * A matrix applied to the last dimension of a three-dimensional array, in place by way of sum:
 *
 *     A(r, q, p) = sum_s A(r, q, s) C4(s, p)
 *
 * Arrays on the heap behind pointers to planes and rows, marked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "../data-set.h"

#ifndef NQ
#define NQ BY_DATA_SET(8, 20, 40, 140, 220)
#endif
#ifndef NR
#define NR BY_DATA_SET(10, 25, 50, 150, 250)
#endif
#ifndef NP
#define NP BY_DATA_SET(12, 30, 60, 160, 270)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static void initialise(DATA_TYPE (*A)[NQ][NP], DATA_TYPE (*C4)[NP]) {
  for (int i = 0; i < NR; i++)
    for (int j = 0; j < NQ; j++)
      for (int k = 0; k < NP; k++)
        A[i][j][k] = (DATA_TYPE)((i * j + k) % NP) / NP;
  for (int i = 0; i < NP; i++)
    for (int j = 0; j < NP; j++)
      C4[i][j] = (DATA_TYPE)(i * j % NP) / NP;
}

static void doitgen(DATA_TYPE (*A)[NQ][NP], DATA_TYPE (*C4)[NP], DATA_TYPE *sum) {
  int r, q, p, s;
#pragma scop
  for (r = 0; r < NR; r++)
    for (q = 0; q < NQ; q++) {
      for (p = 0; p < NP; p++) {
        sum[p] = 0.0;
        for (s = 0; s < NP; s++)
          sum[p] += A[r][q][s] * C4[s][p];
      }
      for (p = 0; p < NP; p++)
        A[r][q][p] = sum[p];
    }
#pragma endscop
}

int main(int argc, char **argv) {
  DATA_TYPE (*A)[NQ][NP] = malloc(sizeof(DATA_TYPE[NR][NQ][NP]));
  DATA_TYPE (*C4)[NP] = malloc(sizeof(DATA_TYPE[NP][NP]));
  DATA_TYPE *sum = malloc(NP * sizeof(DATA_TYPE));
  if (A == NULL || C4 == NULL || sum == NULL) return 1;

  initialise(A, C4);
  doitgen(A, C4, sum);

  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  for (int r = 0; r < NR; r++)
    for (int q = 0; q < NQ; q++)
      for (int p = 0; p < NP; p++) {
        if (dump) printf("%.17g\n", (double)A[r][q][p]);
        checksum += A[r][q][p] * (1 + (r + 2 * q + 3 * p) % 7);
      }
  for (int p = 0; p < NP; p++) {
    if (dump) printf("%.17g\n", (double)sum[p]);
    checksum += sum[p];
  }
  if (!dump) printf("checksum %.12e\n", checksum);
  free(sum);
  free(C4);
  free(A);
  return 0;
}
