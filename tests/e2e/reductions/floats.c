/*
 * Sums, products, minima and maxima of floating point: a function each, for as many elements as the argument says. What
 * each computes is printed, a number per line.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define LARGEST 40000
#define ROWS 90
#define COLUMNS 301

static double a[LARGEST], b[LARGEST], A[ROWS][COLUMNS];
static float f[LARGEST];
static double totals[ROWS];

static double dot(int n) {
  double sum = 0.5;
  for (int i = 0; i < n; i++) sum += a[i] * b[i];
  return sum;
}

static double frobenius(void) {
  double sum = 0;
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLUMNS; j++) sum += A[i][j] * A[i][j];
  return sqrt(sum);
}

static double down_the_columns(void) {
  double sum = 0;
  for (int j = 0; j < COLUMNS; j++)
    for (int i = 0; i < ROWS; i++) sum += A[i][j];
  return sum;
}

static double product(int n) {
  double product = 1;
  for (int i = 0; i < n; i++) product *= 1 + a[i] / 1000000;
  return product;
}

static double taken_away(int n) {
  double rest = 1e9;
  for (int i = 0; i < n; i++) rest = rest - a[i] - b[i];
  return rest;
}

static float single(int n) {
  float sum = 0;
  for (int i = 0; i < n; i++) sum += f[i];
  return sum;
}

static void extrema(int n) {
  double largest = a[0], smallest = 1e300, nearest = 1e30;
  for (int i = 1; i < n; i++) {
    if (a[i] > largest) largest = a[i];
    smallest = fmin(smallest, a[i] - b[i]);
    nearest = fabs(b[i] - 30) < nearest ? fabs(b[i] - 30) : nearest;
  }
  printf("%.17g\n%.17g\n%.17g\n", largest, smallest, nearest);
}

/* An iteration that normalises, as solvers have it, with a statement beside the sum. */
static double normalised(int n) {
  double norm = 0;
  for (int t = 0; t < 3; t++) {
    norm = 0;
    for (int i = 0; i < n; i++) {
      a[i] = a[i] + b[i] * 0.125;
      norm += a[i] * a[i];
    }
    for (int i = 0; i < n; i++) a[i] = a[i] / (1 + sqrt(norm) / n);
  }
  return norm;
}

/* Into elements of an array, in a loop that is parallel as it is. */
static void row_sums(void) {
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLUMNS; j++) totals[i] += A[i][j];
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1;
  if (n < 1 || n > LARGEST) return 1;
  for (int i = 0; i < n; i++) {
    a[i] = 1 + (i * 7919 % 1013) / 7.0;
    b[i] = 2 + (i * 31 % 59) / 3.0;
    f[i] = (i * 13 % 97) * 0.0625f;
  }
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLUMNS; j++) A[i][j] = 1 + (i * 37 + j * 11) % 101 / 9.0;
  printf("%.17g\n", dot(n));
  printf("%.17g\n", frobenius());
  printf("%.17g\n", down_the_columns());
  printf("%.17g\n", product(n));
  printf("%.17g\n", taken_away(n));
  printf("%.17g\n", (double)single(n));
  extrema(n);
  printf("%.17g\n", normalised(n));
  row_sums();
  for (int i = 0; i < ROWS; i++) printf("%.17g\n", totals[i]);
  return 0;
}
