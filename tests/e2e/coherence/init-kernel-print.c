/* Three functions with a region each: nothing moves between them, and the sums are read once. */
#include <stdio.h>

#define N 200

static double a[N][N], b[N][N];

static void init(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      a[i][j] = (i * 7 + j * 3) % 11;
      b[i][j] = 0;
    }
}

static void smooth(void) {
  for (int i = 1; i < N - 1; i++)
    for (int j = 1; j < N - 1; j++) b[i][j] = (a[i - 1][j] + a[i + 1][j] + a[i][j - 1] + a[i][j + 1]) / 4;
}

static void print(double x[N][N]) {
  for (int i = 0; i < N; i += 37) {
    for (int j = 0; j < N; j += 41) printf("%g ", x[i][j]);
    printf("\n");
  }
}

int main(void) {
  init();
  smooth();
  print(b);
  return 0;
}
