/*
 * Two chained matrix products, D = alpha A B C + beta D, with tmp = alpha A B:
 * A is NI x NK, B is NK x NJ, C is NJ x NL, D is NI x NL.
 *
 * Globals. No part is marked.
 */
#include <stdio.h>
#include <string.h>
#include "../data-set.h"

#ifndef NI
#define NI BY_DATA_SET(16, 40, 180, 800, 1600)
#endif
#ifndef NJ
#define NJ BY_DATA_SET(18, 50, 190, 900, 1800)
#endif
#ifndef NK
#define NK BY_DATA_SET(22, 70, 210, 1100, 2200)
#endif
#ifndef NL
#define NL BY_DATA_SET(24, 80, 220, 1200, 2400)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static DATA_TYPE tmp[NI][NJ];
static DATA_TYPE A[NI][NK];
static DATA_TYPE B[NK][NJ];
static DATA_TYPE C[NJ][NL];
static DATA_TYPE D[NI][NL];

static void initialise(void) {
  int i, j;
  for (i = 0; i < NI; i++)
    for (j = 0; j < NK; j++)
      A[i][j] = (DATA_TYPE)((i * j + 1) % NI) / NI;
  for (i = 0; i < NK; i++)
    for (j = 0; j < NJ; j++)
      B[i][j] = (DATA_TYPE)(i * (j + 1) % NJ) / NJ;
  for (i = 0; i < NJ; i++)
    for (j = 0; j < NL; j++)
      C[i][j] = (DATA_TYPE)((i * (j + 3) + 1) % NL) / NL;
  for (i = 0; i < NI; i++)
    for (j = 0; j < NL; j++)
      D[i][j] = (DATA_TYPE)(i * (j + 2) % NK) / NK;
}

static void kernel_2mm(DATA_TYPE alpha, DATA_TYPE beta) {
  int i, j, k;
  for (i = 0; i < NI; i++)
    for (j = 0; j < NJ; j++) {
      tmp[i][j] = 0.0;
      for (k = 0; k < NK; ++k)
        tmp[i][j] += alpha * A[i][k] * B[k][j];
    }
  for (i = 0; i < NI; i++)
    for (j = 0; j < NL; j++) {
      D[i][j] *= beta;
      for (k = 0; k < NJ; ++k)
        D[i][j] += tmp[i][k] * C[k][j];
    }
}

static void report(int dump) {
  double checksum = 0;
  int i, j;
  for (i = 0; i < NI; i++) {
    for (j = 0; j < NJ; j++) {
      if (dump) printf("%.17g\n", (double)tmp[i][j]);
      checksum += tmp[i][j] * (1 + (i + 2 * j) % 5);
    }
    for (j = 0; j < NL; j++) {
      if (dump) printf("%.17g\n", (double)D[i][j]);
      checksum += D[i][j] * (1 + (2 * i + j) % 3);
    }
  }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  initialise();
  kernel_2mm(1.5, 1.2);
  report(argc > 1 && strcmp(argv[1], "--dump") == 0);
  return 0;
}
