/* Paths with negative lengths: step k changes row k and column k, which all others read. */
#include <stdio.h>

#define N 37

static unsigned path[N][N];
static double weight[N][N];

static void steps(int n, unsigned p[n][n]) {
#pragma scop
  for (int k = 0; k < n; k++)
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++)
        p[i][j] = 3 * p[i][j] + p[i][k] * 5 + p[k][j];
#pragma endscop
}

static void relax(int n, double w[n][n]) {
#pragma scop
  for (int k = 2; k < n; k++)
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++)
        w[i][j] = w[i][j] < w[i][k] + w[k][j] ? w[i][j] : w[i][k] + w[k][j];
#pragma endscop
}

int main(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      path[i][j] = i * 7 + j * j;
      weight[i][j] = (i * 5 + j * 3) % 11 - 2.25;
    }
  steps(N, path);
  relax(N, weight);
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) printf("%u %a\n", path[i][j], weight[i][j]);
  return 0;
}
