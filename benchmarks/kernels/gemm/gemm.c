/*
 * General matrix product, C = alpha A B + beta C: A is NI x NK, B is NK x NJ, C is NI x NJ.
 *
 * Variable-length array parameters and scalar parameters, marked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "../data-set.h"

#ifndef NI
#define NI BY_DATA_SET(20, 60, 200, 1000, 2000)
#endif
#ifndef NJ
#define NJ BY_DATA_SET(25, 70, 220, 1100, 2300)
#endif
#ifndef NK
#define NK BY_DATA_SET(30, 80, 240, 1200, 2600)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static void initialise(int ni, int nj, int nk, DATA_TYPE C[ni][nj], DATA_TYPE A[ni][nk], DATA_TYPE B[nk][nj]) {
  for (int i = 0; i < ni; i++)
    for (int j = 0; j < nj; j++)
      C[i][j] = (DATA_TYPE)((i * j + 1) % ni) / ni;
  for (int i = 0; i < ni; i++)
    for (int j = 0; j < nk; j++)
      A[i][j] = (DATA_TYPE)(i * (j + 1) % nk) / nk;
  for (int i = 0; i < nk; i++)
    for (int j = 0; j < nj; j++)
      B[i][j] = (DATA_TYPE)(i * (j + 2) % nj) / nj;
}

static void kernel_gemm(int ni, int nj, int nk, DATA_TYPE alpha, DATA_TYPE beta, DATA_TYPE C[ni][nj],
                        DATA_TYPE A[ni][nk], DATA_TYPE B[nk][nj]) {
  int i, j, k;
#pragma scop
  for (i = 0; i < ni; i++) {
    for (j = 0; j < nj; j++)
      C[i][j] *= beta;
    for (k = 0; k < nk; k++)
      for (j = 0; j < nj; j++)
        C[i][j] += alpha * A[i][k] * B[k][j];
  }
#pragma endscop
}

static double report(int ni, int nj, DATA_TYPE C[ni][nj], int dump) {
  double checksum = 0;
  for (int i = 0; i < ni; i++)
    for (int j = 0; j < nj; j++) {
      if (dump) printf("%.17g\n", (double)C[i][j]);
      checksum += C[i][j] * (1 + (i + 2 * j) % 5);
    }
  return checksum;
}

int main(int argc, char **argv) {
  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  int ni = NI, nj = NJ, nk = NK;
  DATA_TYPE (*C)[nj] = malloc(sizeof(DATA_TYPE[ni][nj]));
  DATA_TYPE (*A)[nk] = malloc(sizeof(DATA_TYPE[ni][nk]));
  DATA_TYPE (*B)[nj] = malloc(sizeof(DATA_TYPE[nk][nj]));
  if (!C || !A || !B) return 1;

  initialise(ni, nj, nk, C, A, B);
  kernel_gemm(ni, nj, nk, 1.5, 1.2, C, A, B);
  double checksum = report(ni, nj, C, dump);
  if (!dump) printf("checksum %.12e\n", checksum);

  free(B);
  free(A);
  free(C);
  return 0;
}
