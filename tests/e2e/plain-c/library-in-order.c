/* As library.c, but the program ends, or what functions change is seen by later iterations. */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#define N 37

typedef struct { double x, y; } vec;

static vec next(vec a) {
  a.x += 1;
  a.y = a.x * 2;
  return a;
}

static void chain(int n, vec *p) {
  for (int i = 1; i < n; i++)
    p[i] = next(p[i - 1]);
}

static void shifted(int n, double a[n][n]) {
  for (int i = 0; i < n; i++)
    memmove(&a[i][1], a[i], (n - 1) * sizeof(double));
}

static void copied(int n, double a[n][n]) {
  for (int i = 1; i < n; i++)
    memcpy(a[i], a[i - 1], n * sizeof(double));
}

static void falls_through(int n, const int *kind, double *a) {
  for (int i = 1; i < n; i++)
    switch (kind[i]) {
      case 0: a[i] = 1;
      case 1: a[i] += a[i - 1]; break;
    }
}

/* Below 0, odd numbers have the remainder -1. All iterations read what the one before has written. */
static void remainders(int n, double a[2 * n]) {
  for (int i = 1 - n; i < n; i++)
    switch (i % 2) {
      case -1: a[i + n] += a[i + n - 1]; break;
      default: a[i + n] = 0.5 * a[i + n] - 0.25 * a[i + n - 1];
    }
}

enum step { STAY, RISE, FALL };

static double moved(double from, enum step s) {
  switch (s) {
    case RISE: return from + 1;
    case FALL: return from / 2;
    default: return from;
  }
}

static void walk(int n, const enum step *s, double *a) {
  for (int i = 1; i < n; i++)
    a[i] = moved(a[i - 1], s[i]);
}

static void checked(int n, const double *a, double *b) {
  for (int i = 0; i < n; i++) {
    assert(a[i] < 1e9);
    b[i] = a[i];
  }
}

int main(void) {
  static double a[N][N], b[N];
  static int kind[N];
  static vec p[N];
  for (int i = 0; i < N; i++) {
    kind[i] = i % 3;
    for (int j = 0; j < N; j++) a[i][j] = i * 5 % 7 - j;
  }
  chain(N, p);
  shifted(N, a);
  copied(N, a);
  falls_through(N, kind, b);
  static enum step s[N];
  for (int i = 0; i < N; i++) s[i] = i * 7 % 5 % 3;
  walk(N, s, a[2]);
  double total = a[2][N - 1];
  for (int i = 0; i < N; i++) total += (i % 5 + 1) * (p[i].y + a[i][i] + b[i]);
  static double left[2 * N];
  for (int i = 0; i < 2 * N; i++) left[i] = i % 11;
  remainders(N, left);
  for (int i = 0; i < 2 * N; i++) total += (i % 7 + 1) * left[i];
  checked(N, a[1], b);
  for (int i = 0; i < N; i++) total += (i % 5 + 1) * b[i];
  printf("%g\n", total);
  return 0;
}
