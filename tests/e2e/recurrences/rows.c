/* Recurrences along rows, forth and back, long enough for blocks of threads to copy what they write. */
#include <stdio.h>

#define N 70

static double u[N][N], p[N][N], v[N][N];

int main(int argc, char **argv) {
  int steps = argc + 1;
  (void)argv;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      u[i][j] = (double)((7 * i + 3 * j) % 11) / 11;

  for (int t = 0; t < steps; t++) {
    for (int i = 1; i < N - 1; i++) {
      p[i][0] = u[i][0];
      for (int j = 1; j < N - 1; j++)
        p[i][j] = 0.5 * p[i][j - 1] + u[j][i - 1] - 0.25 * u[j][i + 1];
      v[i][N - 1] = 1;
      for (int j = N - 2; j >= 1; j--)
        v[i][j] = p[i][j] * v[i][j + 1] * 0.5 + 0.125;
    }
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++)
        u[i][j] = u[i][j] + v[i][j];
  }

  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      printf("%.17g %.17g %.17g\n", u[i][j], p[i][j], v[i][j]);
  return 0;
}
