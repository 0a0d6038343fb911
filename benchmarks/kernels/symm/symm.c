/*
 * Product with a symmetric matrix of which only the lower triangle is stored:
 *
 *     C = alpha A B + beta C,   A(i, k) = A(k, i) for i < k
 *
 * A is M x M, B and C are M x N. What is above A's diagonal must not be read: it holds -999. Each element of the
 * triangle is used for both of its places in one sweep. Globals, marked.
 */
#include <stdio.h>
#include <string.h>
#include "../data-set.h"

#ifndef M
#define M BY_DATA_SET(20, 60, 200, 1000, 2000)
#endif
#ifndef N
#define N BY_DATA_SET(30, 80, 240, 1200, 2600)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static DATA_TYPE C[M][N];
static DATA_TYPE A[M][M];
static DATA_TYPE B[M][N];

static void initialise(void) {
  for (int i = 0; i < M; i++)
    for (int j = 0; j < N; j++) {
      C[i][j] = (DATA_TYPE)((i + j) % 100) / M;
      B[i][j] = (DATA_TYPE)((N + i - j) % 100) / M;
    }
  for (int i = 0; i < M; i++) {
    for (int j = 0; j <= i; j++)
      A[i][j] = (DATA_TYPE)((i + j) % 100) / M;
    for (int j = i + 1; j < M; j++)
      A[i][j] = -999;
  }
}

static void kernel_symm(DATA_TYPE alpha, DATA_TYPE beta) {
  int i, j, k;
  DATA_TYPE temp2;
#pragma scop
  for (i = 0; i < M; i++)
    for (j = 0; j < N; j++) {
      temp2 = 0;
      for (k = 0; k < i; k++) {
        C[k][j] += alpha * B[i][j] * A[i][k];
        temp2 += B[k][j] * A[i][k];
      }
      C[i][j] = beta * C[i][j] + alpha * B[i][j] * A[i][i] + alpha * temp2;
    }
#pragma endscop
}

static void report(int dump) {
  double checksum = 0;
  for (int i = 0; i < M; i++)
    for (int j = 0; j < N; j++) {
      if (dump) printf("%.17g\n", (double)C[i][j]);
      checksum += C[i][j] * (1 + (i + 2 * j) % 5);
    }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  initialise();
  kernel_symm(1.5, 1.2);
  report(argc > 1 && strcmp(argv[1], "--dump") == 0);
  return 0;
}
