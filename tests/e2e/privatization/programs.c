/*
 * Scalars and small arrays that are, or only seem to be, private to the iterations of a loop: a function each. What
 * each leaves behind is printed, an element per line.
 */
#include <stdio.h>

#define N 211

static double A[N][N], B[N][N], C[N][N], x[N], y[N];

static void fill(void) {
  for (int i = 0; i < N; i++) {
    x[i] = (i * 7 % 13) - 5.5;
    y[i] = 0;
    for (int j = 0; j < N; j++) {
      A[i][j] = ((i * 31 + j * 17) % 23) - 10.25;
      B[i][j] = ((i * 5 + j * 3) % 19) * 0.5;
      C[i][j] = 0;
    }
  }
}

static void show(const double *values, int count) {
  for (int i = 0; i < count; i++) printf("%.17g\n", values[i]);
}

/* parallel: the sum is declared in the loop */
static void declared_inside(void) {
#pragma scop
  for (int i = 0; i < N; i++) {
    double sum = 0;
    for (int k = 0; k < N; k++) sum += A[i][k] * x[k];
    y[i] = sum;
  }
#pragma endscop
  show(y, N);
}

/* parallel: the sum is declared at the function's beginning, and nobody reads it later */
static void declared_outside(void) {
  int i, k;
  double sum;
#pragma scop
  for (i = 0; i < N; i++) {
    sum = 0;
    for (k = 0; k <= i; k++) sum += A[i][k] * x[k];
    y[i] = sum;
  }
#pragma endscop
  show(y, N);
}

/* parallel: a recurrence along each row, two steps back, in scalars */
static void along_rows(void) {
  float before, last;
#pragma scop
  for (int i = 0; i < N; i++) {
    before = 0;
    last = 0;
    for (int j = 0; j < N; j++) {
      C[i][j] = 0.5f * A[i][j] + 0.25f * last + 0.125f * before;
      before = last;
      last = C[i][j];
    }
  }
#pragma endscop
  show(&C[0][0], N * N);
}

/* parallel: one scalar per element, in two loops that both become threads */
static void per_element(void) {
#pragma scop
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      double t = A[i][j] * B[j][i];
      double u = t * t + 1;
      C[i][j] = t / u;
    }
#pragma endscop
  show(&C[0][0], N * N);
}

/* parallel: neighbours gathered in an array of the iteration */
static void neighbours(void) {
#pragma scop
  for (int i = 1; i < N - 1; i++)
    for (int j = 1; j < N - 1; j++) {
      double near[3][3], sum = 0;
      for (int d = 0; d < 3; d++)
        for (int e = 0; e < 3; e++) near[d][e] = A[i + d - 1][j + e - 1];
      for (int d = 0; d < 3; d++)
        for (int e = 0; e < 3; e++) sum += near[d][e] * near[2 - d][e];
      C[i][j] = sum;
    }
#pragma endscop
  show(&C[0][0], N * N);
}

/* parallel: set on both sides of a condition that depends on data, and by a conditional part only, but in the loop */
static void conditionally(void) {
#pragma scop
  for (int i = 0; i < N; i++) {
    double s, t;
    if (x[i] > 0)
      s = x[i];
    else
      s = -2 * x[i];
    t = 0;
    for (int k = 0; k < N; k++)
      if (A[i][k] > t) t = A[i][k];
    y[i] = s + t;
  }
#pragma endscop
  show(y, N);
}

/* parallel over rows of the second loop only: t there is not the t of the first */
static void two_lives(void) {
  double t;
#pragma scop
  t = 1;
  for (int i = 0; i < N; i++) t = t * 0.75 + x[i];
  y[0] = t;
  for (int i = 1; i < N; i++) {
    t = x[i] + y[0];
    for (int j = 0; j < N; j++) C[i][j] = t * A[i][j];
  }
#pragma endscop
  show(y, N);
  show(&C[0][0], N * N);
}

/* parallel along diagonals, where the order of the rows, and so of what s is in turn, changes */
static void along_diagonals(void) {
#pragma scop
  for (int i = 1; i < 80; i++)
    for (int j = 1; j < 80; j++) {
      double s = C[i - 1][j - 1] + (A[i][j] > B[i][j] ? 2 : -1);
      C[i][j] = 0;
      if (s > C[i][j]) C[i][j] = s;
      if (C[i - 1][j] - 1 > C[i][j]) C[i][j] = C[i - 1][j] - 1;
      if (C[i][j - 1] - 1 > C[i][j]) C[i][j] = C[i][j - 1] - 1;
    }
#pragma endscop
  show(&C[0][0], N * N);
}

/* sets all sums, and reads them again */
#define FORTY_SUMS(i, j) \
  { \
    for (int p = 0; p < 40; p++) { \
      sum[p] = 0; \
      for (int k = 0; k < 40; k++) sum[p] += A[i][k] * B[j][k + p]; \
    } \
    for (int p = 0; p < 40; p++) C[i][40 * (j) + p] = sum[p]; \
  }

/* parallel except for the last iteration, which leaves its sums behind */
static void last_sums(double *sum) {
#pragma scop
  for (int i = 0; i < N - 2; i++)
    for (int j = 0; j < 3; j++)
      FORTY_SUMS(i, j)
#pragma endscop
  show(sum, 40);
  show(&C[0][0], N * N);
}

/* the same, but the loops may not execute at all, so that what was there before stays */
static void last_sums_or_none(int n, int m, double *sum) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      FORTY_SUMS(i, j)
#pragma endscop
  show(sum, 40);
  show(&C[0][0], N * N);
}

/* an element of the sums is read before it is written, so each iteration goes on from the one before */
static void sums_of_all(double *sum) {
#pragma scop
  for (int i = 0; i < N - 2; i++)
    for (int j = 0; j < 3; j++) {
      for (int p = 0; p < 40; p++) {
        if (p != 7) sum[p] = 0;
        for (int k = 0; k < 40; k++) sum[p] += A[i][k] * B[j][k + p];
      }
      for (int p = 0; p < 40; p++) C[i][40 * j + p] = sum[p];
    }
#pragma endscop
  show(sum, 40);
  show(&C[0][0], N * N);
}

/* the value goes on to the next iteration */
static void handed_on(void) {
  double t = 3;
#pragma scop
  for (int i = 0; i < N; i++) {
    y[i] = t;
    t = x[i] - y[i] / 2;
  }
#pragma endscop
  show(y, N);
}

/* the last value is read afterwards */
static void read_later(void) {
  double t = 0;
#pragma scop
  for (int i = 0; i < N; i++) {
    t = x[i] * 3;
    y[i] = t + 1;
  }
#pragma endscop
  printf("%.17g\n", t);
  show(y, N);
}

/* iterations that do not set it read what was there before the loop, or what an earlier one left */
static void set_by_some(void) {
  double t = 5;
#pragma scop
  for (int i = 0; i < N; i++) {
    if (x[i] > 0) t = x[i];
    y[i] = t;
  }
#pragma endscop
  show(y, N);
}

/* an array of which iterations set a part and read all */
static void partly_set(void) {
  double last[4] = {1, 2, 3, 4};
#pragma scop
  for (int i = 0; i < N; i++) {
    for (int d = 0; d < 3; d++) last[d] = x[i] + d;
    y[i] = last[0] + last[3];
    last[3] = last[1];
  }
#pragma endscop
  show(y, N);
}

/* parallel: threads have no room for rows of any size, so that each iteration has one in memory; the last one is read afterwards */
static void rows_in_memory(int n, double *row) {
#pragma scop
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < n; j++) row[j] = A[i][j] * x[j];
    for (int j = 0; j < n; j++) C[i][j] = row[j] + row[n - 1 - j] / 2;
  }
#pragma endscop
  for (int i = 0; i < N; i++) show(C[i], N);
}

static void with_rows_in_memory(void) {
  double row[N] = {1, 2, 3};
  rows_in_memory(N - 1, row);
  show(row, N);
}

static void with_last_sums(void) {
  double sum[40] = {1, 2, 3};
  last_sums(sum);
}

static void with_last_sums_or_none(void) {
  static const int sizes[][2] = {{N - 2, 3}, {1, 1}, {1, 2}, {4, 1}, {4, 0}, {0, 3}};
  for (int s = 0; s < 6; s++) {
    double sum[40] = {1, 2, 3};
    last_sums_or_none(sizes[s][0], sizes[s][1], sum);
  }
}

static void with_sums_of_all(void) {
  double sum[40] = {1, 2, 3};
  sums_of_all(sum);
}

int main(void) {
  static void (*const functions[])(void) = {declared_inside, declared_outside, along_rows, per_element, neighbours,
                                            conditionally,   two_lives,        along_diagonals, with_last_sums,
                                            with_last_sums_or_none, with_sums_of_all, handed_on,  read_later,
                                            set_by_some, partly_set, with_rows_in_memory};
  for (unsigned f = 0; f < sizeof functions / sizeof *functions; f++) {
    fill();
    functions[f]();
  }
  return 0;
}
