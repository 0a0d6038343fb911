/*
 * Flags, the last of several values, and places of extrema that loops find by comparing elements: a function each, for as many
 * elements as the argument says, and for data with ties of 0 and -0 and with NaN in all places.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define LARGEST 40000
#define ROWS 70
#define COLUMNS 301

static int a[LARGEST], b[LARGEST], flags[4];
static double x[LARGEST], y[LARGEST];
static float f[LARGEST];
static unsigned char shade[LARGEST];
static short rows[ROWS][COLUMNS];

static int equal(int n) {
  int same = 1;
  for (int i = 0; i < n; i++)
    if (a[i] != b[i]) same = 0;
  return same;
}

/* Several values, also in both branches and in several statements, and an element. */
static int last_of_several(int n, int found) {
  for (int i = 0; i < n; i++) {
    if (a[i] % 97 == 5) found = i;
    else if (b[i] % 89 == 7) found = -i;
    if (x[i] > 3) flags[1] = a[i];
  }
  return found;
}

static int in_rows(int limit) {
  int row = -1, beyond = 0;
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLUMNS; j++)
      if (rows[i][j] > limit) {
        row = i;
        beyond = 1;
      }
  return 2 * row + beyond;
}

static int larger(int n, int best) {
  for (int i = 0; i < n; i++)
    if (x[i] > x[best]) best = i;
  return best;
}

static int larger_or_equal(int n, int best) {
  for (int i = 1; i < n; i++)
    if (x[best] <= x[i]) best = i;
  return best;
}

/* Takes every NaN, and what follows one. */
static int not_smaller(int n, int best) {
  for (int i = 0; i < n; i++)
    if (!(x[i] < x[best])) best = i;
  return best;
}

static size_t smaller(int n) {
  size_t best = 0;
  for (size_t i = 1; i < (size_t)n; i++)
    if (f[i] < f[best]) best = i;
  return best;
}

static int of_bytes(int n, int *with) {
  int best = 0;
  for (int i = 0; i < n; i++)
    if (shade[i] > shade[best]) {
      best = i;
      *with = a[i] + 1;
    }
  return best;
}

static int of_points(int n, int best) {
  for (int i = 0; i < n; i++)
    if (y[i] * y[i] + fabs(x[i]) < y[best] * y[best] + fabs(x[best])) best = i;
  return best;
}

static int of_column(int column) {
  int best = 3;
  for (int i = 0; i < ROWS; i++)
    if (rows[i][column] > rows[best][column]) best = i;
  return best;
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1000;
  if (n > LARGEST) n = LARGEST;
  static const double special[] = {0.0, -0.0, NAN, INFINITY, -INFINITY, 1, 2, -1};
  unsigned state = 1;
#define RANDOM(bound) ((int)((state = state * 1103515245u + 12345u) >> 16) % (bound))
  for (int i = 0; i < LARGEST; i++) {
    a[i] = b[i] = RANDOM(30000);
    y[i] = RANDOM(1000) * 0.01 - 5;
    shade[i] = (unsigned char)RANDOM(256);
  }
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLUMNS; j++) rows[i][j] = (short)RANDOM(3000);

  printf("%d ", equal(n));
  b[n / 3] += 1;
  printf("%d\n", equal(n));
  printf("%d %d\n", in_rows(2990), in_rows(3000));
  const int nan_places[] = {0, n - 1, n / 2};
  for (int kinds = 1; kinds <= 12; kinds++) {
    for (int i = 0; i < LARGEST; i++) {
      x[i] = kinds < 8 ? special[RANDOM(kinds)] : kinds == 8 ? RANDOM(40000) * 0.5 - 9000 : special[RANDOM(2)];
      if (kinds == 12 || (kinds > 8 && i == nan_places[kinds - 9])) x[i] = NAN;
      f[i] = (float)x[i];
    }
    for (int first = 0; first < LARGEST; first += 13333) {
      int with = -1, found = last_of_several(n, first);
      printf("%d %d %d %d %d %zu", found, flags[1], larger(n, first), larger_or_equal(n, first), not_smaller(n, first),
             smaller(n));
      printf(" %d", of_bytes(n, &with));
      printf(" %d %d %d\n", with, of_points(n, first), of_column(kinds));
    }
  }
  return 0;
}
