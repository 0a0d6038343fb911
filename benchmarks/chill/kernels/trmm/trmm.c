/*
 * Product with a triangular matrix: C = C + L B with L lower triangular, for matrices by columns
 *
 *     c(i, j) += sum over k <= i of l(i, k) b(k, j)
 */
#ifndef N
#define N 192
#endif
#include "../support.h"

static DATA_TYPE l[N][N], b[N][N], c[N][N];

static void trmm(void) {
  int i, j, k;
  for (i = 0; i < N; i++)
    for (j = 0; j < N; j++)
      for (k = 0; k <= i; k++)
        c[j][i] = c[j][i] + l[k][i] * b[j][k];
}

int main(int argc, char **argv) {
  begin_results(argc, argv);
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      l[i][j] = (DATA_TYPE)((i * 3 + j) % 17 / 16.0);
      b[i][j] = (DATA_TYPE)((i + j * 5) % 13 / 8.0);
      c[i][j] = (DATA_TYPE)((i * j) % 11 / 4.0);
    }
  trmm();
  print_results(N * N, &c[0][0]);
  return end_results();
}
