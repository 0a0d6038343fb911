/* The program of the repository's README, with a main: prints a sum that depends on every element. */
#include <stdio.h>

enum { N = 96 };
static double path[N][N];

static void shortest_paths(int n, double path[n][n]) {
  for (int k = 0; k < n; k++)
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++)
        if (path[i][k] + path[k][j] < path[i][j]) path[i][j] = path[i][k] + path[k][j];
}

int main(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) path[i][j] = i == j ? 0 : 1 + (i * 7 + j * 13) % 101;
  shortest_paths(N, path);
  double sum = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) sum = sum * 0.999 + path[i][j];
  printf("%.17g\n", sum);
  return 0;
}
