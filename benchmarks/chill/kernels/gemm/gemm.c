/*
 * Matrix product of the BLAS: C = C + A B, for matrices by columns
 *
 *     c(i, j) += sum over k of a(i, k) b(k, j)
 *
 * The loops are those of Figure 4.1 (a): element (i, j) of a matrix by columns is `c[j][i]` in C.
 */
#ifndef N
#define N 256
#endif
#include "../support.h"

static DATA_TYPE a[N][N], b[N][N], c[N][N];

static void gemm(void) {
  int i, j, k;
  for (i = 0; i < N; i++)
    for (j = 0; j < N; j++)
      for (k = 0; k < N; k++)
        c[j][i] = c[j][i] + a[k][i] * b[j][k];
}

int main(int argc, char **argv) {
  begin_results(argc, argv);
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      a[i][j] = (DATA_TYPE)((i * 3 + j) % 17 / 16.0);
      b[i][j] = (DATA_TYPE)((i + j * 5) % 13 / 8.0);
      c[i][j] = (DATA_TYPE)((i * j) % 11 / 4.0);
    }
  gemm();
  print_results(N * N, &c[0][0]);
  return end_results();
}
