/*
 * Three matrix products, G = (A B) (C D), with E = A B and F = C D:
 * A is NI x NK, B is NK x NJ, C is NJ x NM, D is NM x NL.
 *
 * Variable-length array parameters. No part is marked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "../data-set.h"

#ifndef NI
#define NI BY_DATA_SET(16, 40, 180, 800, 1600)
#endif
#ifndef NJ
#define NJ BY_DATA_SET(18, 50, 190, 900, 1800)
#endif
#ifndef NK
#define NK BY_DATA_SET(20, 60, 200, 1000, 2000)
#endif
#ifndef NL
#define NL BY_DATA_SET(22, 70, 210, 1100, 2200)
#endif
#ifndef NM
#define NM BY_DATA_SET(24, 80, 220, 1200, 2400)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static void initialise(int ni, int nj, int nk, int nl, int nm, DATA_TYPE A[ni][nk], DATA_TYPE B[nk][nj],
                       DATA_TYPE C[nj][nm], DATA_TYPE D[nm][nl]) {
  for (int i = 0; i < ni; i++)
    for (int j = 0; j < nk; j++)
      A[i][j] = (DATA_TYPE)((i * j + 1) % ni) / (5 * ni);
  for (int i = 0; i < nk; i++)
    for (int j = 0; j < nj; j++)
      B[i][j] = (DATA_TYPE)((i * (j + 1) + 2) % nj) / (5 * nj);
  for (int i = 0; i < nj; i++)
    for (int j = 0; j < nm; j++)
      C[i][j] = (DATA_TYPE)(i * (j + 3) % nl) / (5 * nl);
  for (int i = 0; i < nm; i++)
    for (int j = 0; j < nl; j++)
      D[i][j] = (DATA_TYPE)((i * (j + 2) + 2) % nk) / (5 * nk);
}

static void kernel_3mm(int ni, int nj, int nk, int nl, int nm, DATA_TYPE E[ni][nj], DATA_TYPE A[ni][nk],
                       DATA_TYPE B[nk][nj], DATA_TYPE F[nj][nl], DATA_TYPE C[nj][nm], DATA_TYPE D[nm][nl],
                       DATA_TYPE G[ni][nl]) {
  for (int i = 0; i < ni; i++)
    for (int j = 0; j < nj; j++) {
      E[i][j] = 0.0;
      for (int k = 0; k < nk; k++)
        E[i][j] += A[i][k] * B[k][j];
    }
  for (int i = 0; i < nj; i++)
    for (int j = 0; j < nl; j++) {
      F[i][j] = 0.0;
      for (int k = 0; k < nm; k++)
        F[i][j] += C[i][k] * D[k][j];
    }
  for (int i = 0; i < ni; i++)
    for (int j = 0; j < nl; j++) {
      G[i][j] = 0.0;
      for (int k = 0; k < nj; k++)
        G[i][j] += E[i][k] * F[k][j];
    }
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
  int ni = NI, nj = NJ, nk = NK, nl = NL, nm = NM;
  DATA_TYPE (*A)[nk] = malloc(sizeof(DATA_TYPE[ni][nk]));
  DATA_TYPE (*B)[nj] = malloc(sizeof(DATA_TYPE[nk][nj]));
  DATA_TYPE (*C)[nm] = malloc(sizeof(DATA_TYPE[nj][nm]));
  DATA_TYPE (*D)[nl] = malloc(sizeof(DATA_TYPE[nm][nl]));
  DATA_TYPE (*E)[nj] = malloc(sizeof(DATA_TYPE[ni][nj]));
  DATA_TYPE (*F)[nl] = malloc(sizeof(DATA_TYPE[nj][nl]));
  DATA_TYPE (*G)[nl] = malloc(sizeof(DATA_TYPE[ni][nl]));
  if (!A || !B || !C || !D || !E || !F || !G) return 1;

  initialise(ni, nj, nk, nl, nm, A, B, C, D);
  kernel_3mm(ni, nj, nk, nl, nm, E, A, B, F, C, D, G);
  double checksum = report(ni, nj, E, dump);
  checksum += report(nj, nl, F, dump);
  checksum += report(ni, nl, G, dump);
  if (!dump) printf("checksum %.12e\n", checksum);

  free(G);
  free(F);
  free(E);
  free(D);
  free(C);
  free(B);
  free(A);
  return 0;
}
