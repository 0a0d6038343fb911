/* A solver whose host code looks at one element of a large array to see whether it has converged. */
#include <math.h>
#include <stdio.h>

#define N 200
#define STEPS 50

static double u[N][N], v[N][N];

static void init(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) u[i][j] = i == 0 ? 100 : 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) v[i][j] = u[i][j];
}

static void step(void) {
  for (int i = 1; i < N - 1; i++)
    for (int j = 1; j < N - 1; j++) v[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]);
  for (int i = 1; i < N - 1; i++)
    for (int j = 1; j < N - 1; j++) u[i][j] = v[i][j];
}

int main(void) {
  int t;
  init();
  for (t = 0; t < STEPS; t++) {
    step();
    if (fabs(u[2][N / 2] - 60) < 1) break;
  }
  printf("%d %.6f\n", t, u[N / 2][N / 2]);
  return 0;
}
