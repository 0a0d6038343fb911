/*
 * 2D convolution, as in Figure 3.2 (a)
 *
 *     c(i, j) += sum over k, l of a(k + i, l + j) b(k, l)
 */
#ifndef N
#define N 128
#endif
#ifndef M
#define M 16
#endif
#include "../support.h"

static DATA_TYPE c[N + M][N + M], a[N + M][N + M], b[M][M];

static void seqConv(void) {
  int i, j, k, l;
  for (i = 0; i < N; ++i)
    for (j = 0; j < N; ++j)
      for (k = 0; k < M; ++k)
        for (l = 0; l < M; ++l)
          c[i][j] = c[i][j] + a[k + i][l + j] * b[k][l];
}

int main(int argc, char **argv) {
  begin_results(argc, argv);
  for (int i = 0; i < N + M; i++)
    for (int j = 0; j < N + M; j++) {
      a[i][j] = (DATA_TYPE)((i * 7 + j * 3) % 31 / 16.0);
      c[i][j] = (DATA_TYPE)((i + j) % 3);
    }
  for (int k = 0; k < M; k++)
    for (int l = 0; l < M; l++) b[k][l] = (DATA_TYPE)((k * 5 + l) % 9 / 32.0 - 0.125);
  seqConv();
  print_results((N + M) * (N + M), &c[0][0]);
  return end_results();
}
