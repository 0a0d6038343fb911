/* Loops inside parallel ones that run as often as data says: sparse rows, iterations that converge, escape times. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define N 67

static void multiply(int n, int m, const int start[n + 1], const int column[m], const double value[m],
                     const double x[n], double *y) {
  for (int i = 0; i < n; i++) {
    double sum = 0;
    for (int k = start[i]; k < start[i + 1]; k++)
      sum += value[k] * x[column[k]];
    y[i] = sum;
  }
}

/* The same in the manner of C90, and into the array itself. */
static void add_rows(int n, int m, const int start[n + 1], const double value[m], double *y) {
  int i, k;
  for (i = 0; i < n; i++) {
    k = start[i];
    while (k < start[i + 1]) {
      y[i] += value[k] * 0.5;
      k++;
    }
  }
}

static void roots(int n, const double *a, double *b) {
  for (int i = 0; i < n; i++) {
    double x = 1;
    while (fabs(x * x - a[i]) > 1e-12 * a[i])
      x = 0.5 * (x + a[i] / x);
    b[i] = x;
  }
}

static void escape(int h, int w, int count[h][w]) {
  for (int i = 0; i < h; i++)
    for (int j = 0; j < w; j++) {
      double cx = -2 + 3.0 * j / w, cy = -1 + 2.0 * i / h, x = 0, y = 0;
      int it;
      for (it = 0; it < 100; it++) {
        double t = x * x - y * y + cx;
        y = 2 * x * y + cy;
        x = t;
        if (x * x + y * y > 4) break;
      }
      count[i][j] = it;
    }
}

static int bits(unsigned v) {
  int n = 0;
  while (v) {
    n += v & 1;
    v >>= 1;
  }
  return n;
}

static void all_bits(int n, int *out) {
  for (int i = 0; i < n; i++)
    out[i] = bits(i * 2654435761u);
}

/* The steps of Collatz, with the condition at the end. */
static void steps(int n, int *out) {
  for (int i = 0; i < n; i++) {
    long v = i + 1;
    int count = 0;
    do {
      v = v % 2 ? 3 * v + 1 : v / 2;
      count++;
    } while (v > 1);
    out[i] += count;
  }
}

/* Each has neighbours of its own, in three dimensions. */
static void forces(int n, int m, const int count[n], const int near[n][m], double p[n][3], double f[n][3]) {
  for (int i = 0; i < n; i++)
    for (int k = 0; k < count[i]; k++)
      for (int d = 0; d < 3; d++)
        f[i][d] += p[near[i][k]][d] - p[i][d];
}

/* Elements that do not count are left out, at the top and after a part of the work. */
static void filtered(int n, int m, const int start[n + 1], const int column[m], const double value[m], double *y) {
  for (int i = 0; i < n; i++) {
    double sum = 0;
    for (int k = start[i]; k < start[i + 1]; k++) {
      if (column[k] == i) continue;
      double v = value[k] * (k - start[i] + 1);
      if (v > 4) {
        sum += 1;
        if (v > 9) continue;
        sum += 2;
      } else if (v < -8)
        break;
      sum += v;
    }
    y[i] = sum;
  }
}

static void hailstones(int n, int *out) {
  for (int i = 0; i < n; i++) {
    int v = i + 1, odd = 0;
    while (v != 1) {
      if (v % 2) {
        odd++;
        v = 3 * v + 1;
        continue;
      }
      v /= 2;
    }
    out[i] = odd;
  }
}

int main(void) {
  static int start[N + 1], column[4 * N], out[N], image[N][N], count[N], near[N][5];
  static double value[4 * N], x[N], y[N], p[N][3], f[N][3];
  for (int i = 0; i <= N; i++) start[i] = 4 * i - i % 4;
  for (int k = 0; k < 4 * N; k++) {
    column[k] = k * 7 % N;
    value[k] = k % 11 - 3;
  }
  for (int i = 0; i < N; i++) {
    x[i] = i + 0.5;
    count[i] = i % 6;
    for (int k = 0; k < 5; k++) near[i][k] = (i * 5 + k) % N;
    for (int d = 0; d < 3; d++) p[i][d] = i * (d + 1);
  }
  multiply(N, 4 * N, start, column, value, x, y);
  add_rows(N, 4 * N, start, value, y);
  for (int i = 0; i < N; i++) printf("%g ", y[i]);
  roots(N, x, y);
  for (int i = 0; i < N; i++) printf("%.15g ", y[i]);
  escape(N, N, image);
  long total = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) total += (i * 3 + j) % 7 * image[i][j];
  all_bits(N, out);
  steps(N, out);
  for (int i = 0; i < N; i++) printf("%d ", out[i]);
  filtered(N, 4 * N, start, column, value, y);
  hailstones(N, out);
  for (int i = 0; i < N; i++) printf("%g %d ", y[i], out[i]);
  forces(N, 5, count, near, p, f);
  for (int i = 0; i < N; i++) printf("%g ", f[i][i % 3]);
  printf("%ld\n", total);
  return 0;
}
