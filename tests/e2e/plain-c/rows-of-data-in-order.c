/* As rows-of-data.c, but iterations need what earlier ones have left. */
#include <stdio.h>

#define N 61

/* A triangular solve: rows use the results of the rows before. */
static void solve(int n, int m, const int start[n + 1], const int column[m], const double value[m], double x[n]) {
  for (int i = 0; i < n; i++)
    for (int k = start[i]; k < start[i + 1]; k++)
      x[i] -= value[k] * x[column[k]];
}

/* The position goes on where the row before ended. */
static void runs(int n, int m, const int length[n], const double value[m], double *sums) {
  int k = 0;
  for (int i = 0; i < n; i++) {
    int end = k + length[i];
    sums[i] = 0;
    while (k < end) {
      sums[i] += value[k];
      k++;
    }
  }
}

/* Rows may have elements in common. */
static void scatter(int n, int m, const int start[n + 1], const int column[m], double y[n]) {
  for (int i = 0; i < n; i++)
    for (int k = start[i]; k < start[i + 1]; k++)
      y[column[k]] = y[column[k]] * 0.5 + i;
}

/* The guess is the result of the iteration before. */
static void follow(int n, const double *a, double *b) {
  double x = 1;
  for (int i = 0; i < n; i++) {
    while (x * x < a[i])
      x += 0.25;
    b[i] = x;
    x -= 1;
  }
}

/* What an iteration leaves out keeps the value of the one before. */
static void kept(int n, int m, const int start[n + 1], const double value[m], double *y) {
  double last = 1;
  for (int i = 0; i < n; i++) {
    for (int k = start[i]; k < start[i + 1]; k++) {
      if (value[k] < 0) continue;
      last = last * 0.5 + value[k];
    }
    y[i] = last;
  }
}

int main(void) {
  static int start[N + 1], column[3 * N], length[N];
  static double value[3 * N], x[N], y[N], sums[N];
  for (int i = 0; i <= N; i++) start[i] = 3 * i - i % 3;
  for (int k = 0; k < 3 * N; k++) {
    column[k] = k / 4 % N;
    value[k] = (k % 5 - 2) * 0.125;
  }
  for (int i = 0; i < N; i++) {
    x[i] = i;
    y[i] = 1;
    length[i] = i % 4;
  }
  solve(N, 3 * N, start, column, value, x);
  runs(N, 3 * N, length, value, sums);
  scatter(N, 3 * N, start, column, y);
  for (int i = 0; i < N; i++) printf("%.12g %g %.12g ", x[i], sums[i], y[i]);
  follow(N, y, x);
  kept(N, 3 * N, start, value, y);
  for (int i = 0; i < N; i++) printf("%.12g ", y[i]);
  for (int i = 0; i < N; i++) printf("%g ", x[i]);
  printf("\n");
  return 0;
}
