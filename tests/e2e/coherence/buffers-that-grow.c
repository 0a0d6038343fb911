/* A stencil over time after an initialisation: what each device gets there is smaller than what it reads here. */
#include <stdio.h>

#define N 120
#define STEPS 20

static double a[N][N], b[N][N];

static void initialise(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      a[i][j] = i * (j + 2.0) / N;
      b[i][j] = i * (j + 3.0) / N;
    }
}

static void run(void) {
  for (int t = 0; t < STEPS; t++) {
    for (int i = 1; i < N - 1; i++)
      for (int j = 1; j < N - 1; j++) b[i][j] = 0.2 * (a[i][j] + a[i][j - 1] + a[i][j + 1] + a[i - 1][j] + a[i + 1][j]);
    for (int i = 1; i < N - 1; i++)
      for (int j = 1; j < N - 1; j++) a[i][j] = 0.2 * (b[i][j] + b[i][j - 1] + b[i][j + 1] + b[i - 1][j] + b[i + 1][j]);
  }
}

int main(void) {
  initialise();
  printf("initialised\n");
  run();
  printf("%.6f %.6f\n", a[N / 2][N / 2], b[3][7]);
  return 0;
}
