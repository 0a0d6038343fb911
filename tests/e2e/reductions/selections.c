/*
 * Minima and maxima of floating point and of integers, and what else loops remember of them: a function each, for as many
 * elements as the argument says, and for data with ties of 0 and -0 and with NaN in all places. The bits of each result are
 * printed.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LARGEST 40000
#define ROWS 70
#define COLUMNS 301
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define MIN(a, b) ((a) < (b) ? (a) : (b))

static double x[LARGEST], y[LARGEST], A[ROWS][COLUMNS], B[ROWS][COLUMNS];
static float f[LARGEST], g[LARGEST];
static int v[LARGEST], mask[LARGEST];
static unsigned char image[ROWS][COLUMNS];
static double results[4];

static void print_double(double value) {
  unsigned long bits;
  memcpy(&bits, &value, sizeof bits);
  printf("%016lx\n", bits);
}

/* C leaves open which zero fmax and fmin return of two, and which NaN. */
static void print_open(double value) {
  print_double(isnan(value) ? NAN : value + 0.0);
}

static double larger(int n, double m) {
  for (int i = 0; i < n; i++)
    if (x[i] > m) m = x[i];
  return m;
}

static double larger_or_equal(int n, double m) {
  for (int i = 0; i < n; i++)
    if (m <= x[i]) m = x[i];
  return m;
}

static double smaller(int n, double m) {
  for (int i = 0; i < n; i++) m = x[i] < m ? x[i] : m;
  return m;
}

/* Takes every NaN, and whatever follows one. */
static double kept_if_larger(int n, double m) {
  for (int i = 0; i < n; i++) m = MAX(m, x[i]);
  return m;
}

static double kept_if_not_larger(int n, double m) {
  for (int i = 0; i < n; i++) m = m <= x[i] ? m : x[i];
  return m;
}

static double skipped(int n, double m, int *where) {
  int at = -1;
  for (int i = 0; i < n; i++) {
    if (!(x[i] > m)) continue;
    m = x[i];
    at = i;
  }
  *where = at;
  return m;
}

static double first_function(int n, double m) {
  for (int i = 0; i < n; i++) m = fmax(m, x[i]);
  return m;
}

static double second_function(int n, double m) {
  for (int i = 0; i < n; i++) m = fmin(y[i], fmin(x[i], m));
  return m;
}

static float smaller_or_equal(int n, float m) {
  for (int i = 0; i < n; i++)
    if (g[i] <= m) m = g[i];
  return m;
}

static float largest_magnitude(int n) {
  float m = 0;
  for (int i = 0; i < n; i++)
    if (fabs(f[i]) > m) m = fabs(f[i]);
  return m;
}

static double difference(int n) {
  double m = 0;
  for (int i = 0; i < n; i++) {
    double d = fabs(x[i] - y[i]);
    if (d > m) m = d;
  }
  return m;
}

/* Downwards, the other way of ties. */
static double downwards(int n, double m, int *where) {
  int at = -1;
  for (int i = n - 1; i >= 0; i--)
    if (x[i] > m) {
      m = x[i];
      at = i;
    }
  *where = at;
  return m;
}

static double first_place(int n, double m, int *where) {
  int at = -1;
  for (int i = 0; i < n; i++)
    if (x[i] < m) {
      m = x[i];
      at = i;
    }
  *where = at;
  return m;
}

static int last_place(int n, int m, int *where) {
  int at = -1;
  for (int i = 0; i < n; i++)
    if (v[i] >= m) {
      m = v[i];
      at = i;
    }
  *where = at;
  return m;
}

static double at_most_some(int n, double m, int *where) {
  int at = -1;
  for (int i = 0; i < n; i++)
    if (mask[i] && x[i] > m && y[i] > 0.5) {
      m = x[i];
      at = i;
    }
  *where = at;
  return m;
}

static double in_matrix(double m, int *row, int *column, double *beside) {
  int im = -1, jm = -1;
  double b = 0;
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLUMNS; j++)
      if (A[i][j] > m) {
        m = A[i][j];
        im = i;
        jm = j;
        b = B[i][j];
      }
  *row = im;
  *column = jm;
  *beside = b;
  return m;
}

static double below_diagonal(double m) {
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j <= i; j++) m = MIN(m, A[i][j]);
  return m;
}

/* Downwards in one loop of two, and every second element. */
static double against_the_grain(double m) {
  for (int i = ROWS - 1; i >= 0; i--)
    for (int j = 0; j < COLUMNS; j += 2)
      if (A[i][j] >= m) m = A[i][j];
  return m;
}

static unsigned char brightest(void) {
  unsigned char m = 0;
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLUMNS; j++) m = image[i][j] > m ? image[i][j] : m;
  return m;
}

/* Several at a time, and two statements for one of them. */
static void several(int n) {
  double low = 1e300, high = -1e300, sum_of_places = 0;
  int count = 0, lowest = -1;
  for (int i = 0; i < n; i++) {
    if (x[i] < low) {
      low = x[i];
      lowest = i;
    }
    if (x[i] > high) high = x[i];
    if (y[i] > high) high = y[i];
    if (x[i] > 0.5) count++;
  }
  sum_of_places = lowest + count;
  print_double(low);
  print_double(high);
  print_double(sum_of_places);
}

/* The point nearest to the origin of a plane, with loops inside. */
static void nearest(int n) {
  double best = 1e300;
  int at = -1;
  int points = n / 4;
  for (int i = 0; i < points; i++) {
    double d = 0;
    for (int k = 0; k < 4; k++) d += y[4 * i + k] * y[4 * i + k];
    if (d < best) {
      best = d;
      at = i;
    }
  }
  print_double(best);
  printf("%d\n", at);
}

/* Into elements of arrays, of a loop around that is parallel and of one that is not. */
static void of_rows(void) {
  for (int i = 0; i < 4; i++) {
    results[i] = A[i][0];
    for (int j = 1; j < COLUMNS; j++)
      if (A[i][j] > results[i]) results[i] = A[i][j];
  }
  for (int i = 0; i < 4; i++) print_double(results[i]);
}

/* Jacobi's iteration, until nothing changes much. */
static void until_it_converges(void) {
  double change = 1;
  int steps = 0;
  for (int t = 0; t < 6; t++) {
    change = 0;
    for (int i = 1; i < ROWS - 1; i++)
      for (int j = 1; j < COLUMNS - 1; j++)
        A[i][j] = 0.25 * (B[i - 1][j] + B[i + 1][j] + B[i][j - 1] + B[i][j + 1]);
    for (int i = 1; i < ROWS - 1; i++)
      for (int j = 1; j < COLUMNS - 1; j++) {
        double d = fabs(A[i][j] - B[i][j]);
        if (d > change) change = d;
        B[i][j] = A[i][j];
      }
    if (change > 0.01) steps++;
  }
  print_double(change);
  printf("%d\n", steps);
}

/* Of few different numbers, most of them several times; what is NaN depends on the kind of data. */
static double number(int i, int n, int kind) {
  static const double some[] = {-1, -0.0, 0.0, -0.0, 0.0, 1, 2, -3};
  int nan_place = kind == 3 ? 0 : kind == 4 ? n - 1 : kind == 5 ? n / 2 : -1;
  if (i == nan_place || kind == 6) return NAN;
  if (kind == 7 && i * 7919 % 13 < 3) return i % 2 ? NAN : -NAN;
  if (kind == 0) return some[1 + i * 31 % 4];
  if (kind == 1) return some[1 + (i + 1) % 4];
  if (kind == 2) return i % 97 * 0.5 - 3;
  return some[i * 7919 % 101 % 8];
}

/* A pointer keeps the loops that make the data from being analysed, which takes longer than all others. */
static double (*volatile any)(int, int, int) = number;

static void run(int n, double first) {
  int where, column;
  double beside;
  print_double(larger(n, first));
  print_double(larger_or_equal(n, first));
  print_double(smaller(n, first));
  print_double(kept_if_larger(n, first));
  print_double(kept_if_not_larger(n, first));
  print_open(first_function(n, first));
  print_open(second_function(n, first));
  print_double(smaller_or_equal(n, (float)first));
  print_double(skipped(n, first, &where));
  printf("%d\n", where);
  print_double(downwards(n, first, &where));
  printf("%d\n", where);
  print_double(first_place(n, first, &where));
  printf("%d\n", where);
  print_double(at_most_some(n, first, &where));
  printf("%d\n", where);
  print_double(in_matrix(first, &where, &column, &beside));
  printf("%d %d\n", where, column);
  print_double(beside);
  print_double(below_diagonal(first));
  print_double(against_the_grain(first));
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1;
  if (n < 1 || n > LARGEST) return 1;
  for (int kind = 0; kind < 8; kind++) {
    int where;
    for (int i = 0; i < n; i++) {
      x[i] = any(i, n, kind);
      y[i] = any(i + 5, n, 1 + kind % 2) + 0.25;
      f[i] = (float)any(i, n, kind) - 0.5f;
      g[i] = (float)any(i, n, kind);
      v[i] = i * 7919 % 41;
      mask[i] = i * 31 % 7 > 1;
    }
    for (int i = 0; i < ROWS; i++)
      for (int j = 0; j < COLUMNS; j++) {
        A[i][j] = any(i * COLUMNS + j, ROWS * COLUMNS, kind);
        B[i][j] = (i * 37 + j * 11) % 101 / 9.0;
        image[i][j] = (i * 37 + j * 11) % 254;
      }
    printf("kind %d\n", kind);
    run(n, -1);
    run(n, 0.0);
    run(n, -0.0);
    run(n, NAN);
    run(n, x[0]);
    print_double(largest_magnitude(n));
    print_double(difference(n));
    printf("%d\n", last_place(n, 3, &where));
    printf("%d\n", where);
    printf("%d\n", brightest());
    several(n);
    nearest(n);
    of_rows();
    until_it_converges();
  }
  return 0;
}
