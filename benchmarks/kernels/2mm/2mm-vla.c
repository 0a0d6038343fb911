/*
 * Two chained matrix products, D = alpha A B C + beta D, with tmp = alpha A B:
 * A is NI x NK, B is NK x NJ, C is NJ x NL, D is NI x NL.
 *
 * Variable-length array parameters and scalar parameters, marked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef NI
#define NI 220
#endif
#ifndef NJ
#define NJ 240
#endif
#ifndef NK
#define NK 260
#endif
#ifndef NL
#define NL 200
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static void initialise(int rows, int columns, DATA_TYPE matrix[rows][columns], int seed) {
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < columns; j++)
      matrix[i][j] = (DATA_TYPE)((i * 11 + j * 19 + seed) % 23 / 3.0 + 0.375);
}

static void kernel_2mm(int ni, int nj, int nk, int nl, double alpha, double beta, DATA_TYPE tmp[ni][nj],
                       DATA_TYPE A[ni][nk], DATA_TYPE B[nk][nj], DATA_TYPE C[nj][nl], DATA_TYPE D[ni][nl]) {
#pragma scop
  for (int i = 0; i < ni; i++)
    for (int j = 0; j < nj; j++) {
      tmp[i][j] = 0;
      for (int k = 0; k < nk; k++)
        tmp[i][j] += alpha * A[i][k] * B[k][j];
    }
  for (int i = 0; i < ni; i++)
    for (int l = 0; l < nl; l++) {
      D[i][l] *= beta;
      for (int j = 0; j < nj; j++)
        D[i][l] += tmp[i][j] * C[j][l];
    }
#pragma endscop
}

static double report(int rows, int columns, DATA_TYPE matrix[rows][columns], int dump) {
  double checksum = 0;
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < columns; j++) {
      if (dump) printf("%.17g\n", (double)matrix[i][j]);
      checksum += matrix[i][j] * (1 + (i + 2 * j) % 5);
    }
  return checksum;
}

int main(int argc, char **argv) {
  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  int ni = NI, nj = NJ, nk = NK, nl = NL;
  double alpha = 1.5, beta = 1.25;
  DATA_TYPE (*tmp)[nj] = malloc(sizeof(DATA_TYPE[ni][nj]));
  DATA_TYPE (*A)[nk] = malloc(sizeof(DATA_TYPE[ni][nk]));
  DATA_TYPE (*B)[nj] = malloc(sizeof(DATA_TYPE[nk][nj]));
  DATA_TYPE (*C)[nl] = malloc(sizeof(DATA_TYPE[nj][nl]));
  DATA_TYPE (*D)[nl] = malloc(sizeof(DATA_TYPE[ni][nl]));
  if (!tmp || !A || !B || !C || !D) return 1;

  initialise(ni, nk, A, 1);
  initialise(nk, nj, B, 5);
  initialise(nj, nl, C, 9);
  initialise(ni, nl, D, 14);
  kernel_2mm(ni, nj, nk, nl, alpha, beta, tmp, A, B, C, D);
  double checksum = report(ni, nj, tmp, dump);
  checksum += report(ni, nl, D, dump);
  if (!dump) printf("checksum %.12e\n", checksum);

  free(D);
  free(C);
  free(B);
  free(A);
  free(tmp);
  return 0;
}
