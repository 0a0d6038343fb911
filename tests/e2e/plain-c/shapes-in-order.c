/* One block of memory in several shapes, such that iterations meet through a different one, or no shape fits all. */
#include <stdio.h>
#include <stdlib.h>

static double grid[12][20];

static void by_columns(int w, int n, float *a) {
  float(*p)[w] = (float(*)[w])a;
  for (int i = 1; i < n; i++)
    for (int j = 0; j < w; j++) p[i][j] = a[(i - 1) * w + j] + 1;
}

static void two_widths(int w, int v, int n, float *a) {
  float(*p)[w] = (float(*)[w])a, (*q)[v] = (float(*)[v])a;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < w; j++) p[i][j] = q[i][j] * 2 + 1;
}

static void by_data(int w, int n, const int *to, float *a) {
  float(*p)[w] = (float(*)[w])a;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < w; j++) a[to[i * w + j]] = p[i][j] + 1;
}

static float moved(float *a, float *b, int n) {
  float *p = a, sum = 0;
  for (int i = 0; i < n; i++) p[i] = i;
  p = b;
  for (int i = 0; i < n; i++) p[i] = a[n - 1 - i] + 1;
  for (int i = 0; i < n; i++) sum = sum / 2 + a[i] - b[i];
  return sum;
}

int main(void) {
  int w = 31, n = 17, to[17 * 31];
  float *a = malloc(sizeof(float) * w * n), *b = malloc(sizeof(float) * w * n);
  double *flat = (double *)grid;
  for (int i = 0; i < w * n; i++) {
    a[i] = i % 7;
    to[i] = i * 5 % (w * n);
  }
  by_columns(w, n, a);
  two_widths(w, 23, n, a);
  by_data(w, n, to, a);
  for (int i = 0; i < 12; i++)
    for (int j = 0; j < 20; j++) grid[i][j] = i + j;
  for (int i = 0; i < 11; i++)
    for (int j = 0; j < 20; j++) grid[i + 1][j] += flat[20 * i + j];
  for (int i = 0; i < w * n; i++) printf("%g\n", a[i]);
  for (int i = 0; i < 240; i++) printf("%g\n", flat[i]);
  printf("%g\n", moved(a, b, w * n));
  return 0;
}
