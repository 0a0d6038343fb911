/*
 * Product with a transposed matrix: y = y + A^T x, for a matrix by columns, so that each element of y reads a run of elements
 *
 *     y(i) += sum over j of a(j, i) x(j)
 */
#ifndef N
#define N 512
#endif
#include "../support.h"

static DATA_TYPE a[N][N], x[N], y[N];

static void tmv(void) {
  int i, j;
  for (i = 0; i < N; i++)
    for (j = 0; j < N; j++)
      y[i] = y[i] + a[i][j] * x[j];
}

int main(int argc, char **argv) {
  begin_results(argc, argv);
  for (int i = 0; i < N; i++) {
    x[i] = (DATA_TYPE)(i % 9 / 8.0);
    y[i] = (DATA_TYPE)(i % 5 / 4.0);
    for (int j = 0; j < N; j++) a[i][j] = (DATA_TYPE)((i * 3 + j) % 17 / 16.0);
  }
  tmv();
  print_results(N, y);
  return end_results();
}
