/*
 * Loops that look like the search for a maximum and are not: a function each, whose loop stays in order. What each computes is
 * printed.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define LARGEST 40000

static double x[LARGEST], y[LARGEST], records[LARGEST];
static float f[LARGEST];
static int v[LARGEST], mask[LARGEST];

/* The maximum so far, which other things depend on. */
static double so_far(int n) {
  double m = -10;
  for (int i = 0; i < n; i++) {
    if (x[i] > m) m = x[i];
    records[i] = m;
  }
  return m;
}

static double of_another(int n) {
  double m = -10;
  for (int i = 0; i < n; i++)
    if (x[i] > m) m = y[i];
  return m;
}

static double of_a_part(int n) {
  double m = -10;
  for (int i = 0; i < n; i++)
    if (x[i] > m) m = 0.5 * x[i];
  return m;
}

static double decaying(int n) {
  double m = -10;
  for (int i = 0; i < n; i++) m = fmax(0.5 * m, x[i]);
  return m;
}

/* The place is counted in the loop. */
static int counted_place(int n) {
  double m = -10;
  int at = -1, place = 0;
  for (int i = 0; i < n; i++) {
    if (x[i] > m) {
      m = x[i];
      at = place;
    }
    if (at < mask[i]) place++;
  }
  return at + place;
}

static int number_of_records(int n) {
  double m = -10;
  int count = 0;
  for (int i = 0; i < n; i++)
    if (x[i] > m) {
      m = x[i];
      count++;
    }
  return count;
}

static double two_largest(int n) {
  double first = -10, second = -10;
  for (int i = 0; i < n; i++) {
    if (x[i] > first) {
      second = first;
      first = x[i];
    } else if (x[i] > second)
      second = x[i];
  }
  return first + 3 * second;
}

/* The smallest of those that are no new maximum. */
static double either(int n) {
  double low = 1e300, high = -1e300;
  for (int i = 0; i < n; i++) {
    if (x[i] > high)
      high = x[i];
    else if (x[i] < low)
      low = x[i];
  }
  return low + 3 * high;
}

static int not_too_near(int n) {
  double m = -10;
  int at = -5;
  for (int i = 0; i < n; i++)
    if (x[i] > m && i > at + 3) {
      m = x[i];
      at = i;
    }
  return at;
}

/* Stored in fewer digits than compared. */
static float rounded(int n) {
  float m = -10;
  for (int i = 0; i < n; i++)
    if (x[i] > m) m = (float)x[i];
  return m;
}

static int truncated(int n) {
  int m = -10;
  for (int i = 0; i < n; i++)
    if (x[i] > m) m = (int)x[i];
  return m;
}

static unsigned char wrapped(int n) {
  unsigned char m = 0;
  for (int i = 0; i < n; i++)
    if (v[i] > m) m = (unsigned char)v[i];
  return m;
}

/* What is divided by is no 0 wherever the program divides. */
static int guarded(int n) {
  int m = 0, quotient = 0;
  for (int i = 0; i < n; i++)
    if (v[i] > m) {
      m = v[i];
      quotient = 1000000 / v[i];
    }
  return quotient;
}

static double of_two_kinds(int n) {
  double m = -10;
  for (int i = 0; i < n; i++) {
    if (x[i] > m) m = x[i];
    if (y[i] >= m) m = y[i];
  }
  return m;
}

static float larger_then_smaller(int n) {
  float m = -10;
  for (int i = 0; i < n; i++) {
    m = f[i] > m ? f[i] : m;
    m = f[i] < m ? f[i] * 0.5f : m;
  }
  return m;
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1;
  if (n < 1 || n > LARGEST) return 1;
  for (int i = 0; i < n; i++) {
    x[i] = i * 7919 % 1013 / 7.0;
    y[i] = i * 31 % 59 / 3.0;
    f[i] = (float)(i * 13 % 97);
    v[i] = i * 37 % 1009;
    mask[i] = i * 31 % 7;
  }
  double sum = 0;
  printf("%.17g\n", so_far(n));
  for (int i = 0; i < n; i++) sum += records[i];
  printf("%.17g\n%.17g\n%.17g\n%.17g\n", sum, of_another(n), of_a_part(n), decaying(n));
  printf("%d\n%d\n%.17g\n%.17g\n", counted_place(n), number_of_records(n), two_largest(n), either(n));
  printf("%d\n%.9g\n%d\n%d\n%d\n", not_too_near(n), (double)rounded(n), truncated(n), wrapped(n), guarded(n));
  printf("%.17g\n%.9g\n", of_two_kinds(n), (double)larger_then_smaller(n));
  return 0;
}
