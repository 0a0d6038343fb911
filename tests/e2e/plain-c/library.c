/* Headers of the C library, `switch`, labels, enumerations, and structs that functions take and return. */
#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define N 43

typedef struct { double x, y; } vec;
typedef struct { double *d; int n; } list;

static vec add(vec a, vec b) {
  vec sum = {a.x + b.x, a.y + b.y};
  return sum;
}

static vec scaled(vec a, double by) {
  a.x *= by;
  a.y *= by;
  return a;
}

static double dot(vec a, vec b) { return a.x * b.x + a.y * b.y; }

static double uniform(unsigned *seed) {
  *seed = *seed * 1664525u + 1013904223u;
  return *seed / 4294967296.0;
}

static void fill(list l, double value) {
  for (int i = 0; i < l.n; i++)
    l.d[i] = value + i;
}

static void rows(int n, double a[n][n], double b[n][n], int counts[n][4]) {
  for (int i = 0; i < n; i++) {
    memcpy(a[i], b[i], n * sizeof(double));
    memset(&b[i][1], 0, (n - 1) * sizeof b[i][0]);
    memset(counts[i], -1, sizeof counts[i]);
  }
}

static void ends(int n, const double *d, double *a) {
  for (int i = 0; i < n; i++) {
    assert(n < 1000);
    assert(i >= 0 && i < n);
    a[i] = d[i] > 1 ? INFINITY : d[i] < -1 ? -HUGE_VAL : d[i];
  }
}

static void cases(int n, const int *kind, double *a, double *b) {
  for (int i = 0; i < n; i++) {
    switch (kind[i]) {
      case 0: a[i] = 1; break;
      case 1:
      case 2: { a[i] = 2; b[i] = 0; break; }
      default: a[i] = 0; b[i] += a[i];
    }
    switch (i % 3) {
      case 0: b[i] += 2; break;
      case 1: break;
      default: b[i] *= 3; break;
    }
    unused: a[i] += 1;
  }
}

/* C rounds towards 0, so the remainder of a negative value is negative or 0. */
static void remainders(int n, const int *change, double a[2 * n]) {
  for (int i = -n; i < n; i++) {
    switch (i % 2) {
      case 0: a[i + n] = 1; break;
      case -1: a[i + n] = 2; break;
      default: a[i + n] = 3;
    }
    switch (i % 3) {
      case -2: a[i + n] += 10; break;
      case 2: a[i + n] += 20; break;
    }
    switch (change[i + n] % 4) {
      case -3: a[i + n] += 100; break;
      case -1:
      case 1: a[i + n] += 200; break;
      case 3: a[i + n] += 300; break;
    }
  }
}

static void particles(int n, vec *p, const vec *v, double *d) {
  for (int i = 0; i < n; i++) {
    d[i] = dot(p[i], v[i]);
    p[i] = add(p[i], scaled(v[i], 0.5));
    vec q = add(p[i], v[i]);
    d[i] += q.x - q.y;
  }
}

static void noise(int n, double *d) {
  for (int i = 0; i < n; i++) {
    unsigned seed = i * 7;
    d[i] = uniform(&seed) + 2 * uniform(&seed);
  }
}

enum phase { SOLID, LIQUID, GAS = 5 };
typedef enum { DOWN = -1, LEVEL, UP } slope;

static double density(enum phase p) {
  switch (p) {
    case SOLID: return 2;
    case LIQUID: return 1;
    default: return 0.001;
  }
}

static slope slope_of(double from, double to) {
  slope s = LEVEL;
  switch (from < to) {
    case 1: s = UP; break;
    default: if (from > to) s = DOWN;
  }
  return s;
}

static void set(int i, enum phase *p) {
  switch (i % 3) {
    case 0: p[i] = SOLID; break;
    case 1: p[i] = LIQUID; break;
    default: p[i] = GAS;
  }
}

static void phases(int n, enum phase *p, slope *s, double *d) {
  for (int i = 0; i < n; i++)
    set(i, p);
  for (int i = 1; i < n; i++) {
    d[i] = density(p[i]) * i;
    s[i] = slope_of(density(p[i - 1]), density(p[i]));
  }
}

static double sum(const double *a, int n) {
  double total = 0;
  for (int i = 0; i < n; i++) total += (i % 7 + 1) * a[i];
  return total;
}

int main(void) {
  static double a[N][N], b[N][N], d[N], e[N];
  static int counts[N][4], kind[N];
  static vec p[N], v[N];
  for (int i = 0; i < N; i++) {
    kind[i] = i * 5 % 4;
    v[i].x = i;
    v[i].y = -0.5 * i;
    for (int j = 0; j < N; j++) b[i][j] = i * 3 - j;
  }
  rows(N, a, b, counts);
  printf("%g %g %d\n", sum(&a[0][0], N * N), sum(&b[0][0], N * N), counts[N - 1][3]);
  for (int t = 0; t < 3; t++)
    particles(N, p, v, d);
  printf("%g %g\n", sum(&p[0].x, 2 * N), sum(d, N));
  ends(N, d, e);
  for (int i = 0; i < 5; i++) printf("%g ", e[i]);
  cases(N, kind, d, e + 0);
  printf("%g\n", sum(d, N));
  static int change[2 * N];
  static double left[2 * N];
  for (int i = 0; i < 2 * N; i++) change[i] = i * 5 % 23 - 11;
  remainders(N, change, left);
  for (int i = 0; i < 2 * N; i++) printf("%g ", left[i]);
  noise(N, d);
  printf("%.12g\n", sum(d, N));
  static enum phase state[N];
  static slope steep[N];
  phases(N, state, steep, d);
  printf("%.12g %d %d %d\n", sum(d, N), steep[1], steep[3], state[N - 1]);
  list all = {d, N};
  for (int t = 0; t < 2; t++)
    fill(all, t);
  printf("%g\n", sum(d, N));
  return 0;
}
