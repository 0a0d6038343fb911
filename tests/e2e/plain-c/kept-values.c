/* Elements that are only written under a condition, which often reads them. */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>

#define N 67
#define M 301

static int path[N][N];
static double x[M], y[M];
static float single[M];
static unsigned char byte[M];
static long long wide[M];
static bool seen[M];

static void fill(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      path[i][j] = i == j ? 0 : (i * 37 + j * 11) % 97 + 1;
  for (int i = 0; i < M; i++) {
    x[i] = i % 7 == 0 ? -0.0 : (i * 13 % 29 - 14) * 0.5;
    y[i] = (i * 7 % 31 - 15) * 0.25;
    single[i] = (i * 5 % 19 - 9) * 0.1f;
    byte[i] = i * 3 % 256;
    wide[i] = (1LL << 60) + i % 5;
    seen[i] = i % 3 == 0;
  }
  x[M / 2] = NAN;
  y[M / 3] = NAN;
}

/* A write that keeps the value is as good as none, so rows and columns of the pivot can be kept. */
static void shortest_paths(void) {
  for (int k = 0; k < N; k++)
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++)
        if (path[i][k] + path[k][j] < path[i][j]) path[i][j] = path[i][k] + path[k][j];
}

static void clip(void) {
  for (int i = 0; i < M; i++) {
    if (x[i] < 0) x[i] = 0;
    if (single[i] > 0.5) single[i] = 0.5;
    if (byte[i] > 200) byte[i] = 1000;
    if (wide[i] > y[i]) wide[i] -= i;
    if (!seen[i]) seen[i] = i % 4;
  }
}

/* The condition may not read the element, so nothing else may. */
static void guarded(int last) {
  for (int i = 0; i < M; i++)
    if (i % 5 > y[i] && x[i + last] > 1) x[i + last] = y[i];
}

/* Iterations read what others may have written. */
static void smooth(void) {
  for (int i = 1; i < M; i++)
    if (y[i - 1] < y[i]) y[i] = 0.5 * y[i - 1];
}

static void report(void) {
  double sum = 0, values = 0, others = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      sum = sum / 3 + path[i][j];
  for (int i = 0; i < M; i++) {
    values = values / 3 + (isnan(x[i]) ? 7 : x[i]) + (isnan(y[i]) ? 5 : y[i]) + single[i] + (signbit(x[i]) ? 1 : 0);
    others = others / 3 + byte[i] + (double)(wide[i] - (1LL << 60)) + seen[i];
  }
  printf("%.17g %.17g %.17g\n", sum, values, others);
}

int main(void) {
  fill();
  shortest_paths();
  clip();
  report();
  guarded(0);
  smooth();
  report();
  return 0;
}
