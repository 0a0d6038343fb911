/* A solver: the host only looks at the residual, which is a scalar, and at an array of one element. */
#include <math.h>
#include <stdio.h>

#define N 120

static double u[N][N], v[N][N], norms[1];

int main(void) {
  double err = 1;
  int steps = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      u[i][j] = i == 0 ? 1 : 0;
      v[i][j] = u[i][j];
    }
  while (err > 0.2 && steps < 40) {
    for (int i = 1; i < N - 1; i++)
      for (int j = 1; j < N - 1; j++) v[i][j] = (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]) / 4;
    for (int i = 1; i < N - 1; i++)
      for (int j = 1; j < N - 1; j++) u[i][j] = v[i][j];
    norms[0] = 0;
    for (int i = 1; i < N - 1; i++) norms[0] += (u[i][N / 2] - u[i - 1][N / 2]) * (u[i][N / 2] - u[i - 1][N / 2]);
    err = sqrt(norms[0]);
    steps++;
    if (steps % 10 == 0) printf("%d: %.12g\n", steps, err);
  }
  printf("%d %.12g %.12g\n", steps, err, u[N / 2][N / 2]);
  return 0;
}
