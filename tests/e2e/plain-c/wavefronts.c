/* Tables in which an element needs those above and to the left, computed in several statements. */
#include <stdio.h>
#include <stdlib.h>

#define N 131
#define M 97
static int H[N + 1][M + 1];
static double cost[N + 2][M + 2];
static char x[N], y[M];

/* Smith-Waterman. */
static int local(int n, int m) {
  for (int i = 1; i <= n; i++)
    for (int j = 1; j <= m; j++) {
      int s = x[i - 1] == y[j - 1] ? 2 : -1;
      int d = H[i - 1][j - 1] + s;
      if (H[i - 1][j] - 1 > d)
        d = H[i - 1][j] - 1;
      if (H[i][j - 1] - 1 > d)
        d = H[i][j - 1] - 1;
      if (d < 0)
        d = 0;
      H[i][j] = d;
    }
  int best = 0;
  for (int i = 0; i <= n; i++)
    for (int j = 0; j <= m; j++)
      if (H[i][j] > best)
        best = H[i][j];
  return best;
}

/* The variable is declared at the top, and the loops go backwards. */
static double warped(int n, int m) {
  int i, j;
  double least, here;
  for (i = n; i >= 1; i--)
    for (j = m; j >= 1; j--) {
      here = abs(x[i - 1] - y[j - 1]);
      least = cost[i + 1][j];
      if (cost[i][j + 1] < least)
        least = cost[i][j + 1];
      if (cost[i + 1][j + 1] < least)
        least = cost[i + 1][j + 1];
      cost[i][j] = here + least;
    }
  return cost[1][1];
}

/* An element needs one above to the right, too. */
static int right_above(int n, int m) {
  for (int i = 1; i <= n; i++)
    for (int j = 1; j < m; j++) {
      int d = H[i - 1][j + 1];
      if (H[i][j - 1] > d)
        d = H[i][j - 1] - 2;
      d += x[i - 1] % 3;
      H[i][j] = d;
    }
  return H[n][m - 1];
}

int main(void) {
  for (int i = 0; i < N; i++)
    x[i] = 'a' + (i * 7 + i / 3) % 4;
  for (int j = 0; j < M; j++)
    y[j] = 'a' + (j * 5 + j / 4) % 4;
  for (int i = 0; i < N + 2; i++)
    for (int j = 0; j < M + 2; j++)
      cost[i][j] = i == N + 1 || j == M + 1 ? 3 * (i + j) % 17 : 0;
  printf("%d\n", local(N, M));
  printf("%g\n", warped(N, M));
  printf("%d\n", right_above(N, M));
  long sum = 0;
  for (int i = 0; i <= N; i++)
    for (int j = 0; j <= M; j++)
      sum = sum * 3 + H[i][j];
  printf("%ld\n", sum);
  return 0;
}
