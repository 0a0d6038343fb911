/* What the C library's headers bring along, `switch`, labels, and structs that functions take and return. */
#include <assert.h>
#include <math.h>
#include <string.h>

typedef struct { double x, y; } vec;

static vec add(vec a, vec b) {
  vec sum = {a.x + b.x, a.y + b.y};
  return sum;
}
static double dot(vec a, vec b) { return a.x * b.x + a.y * b.y; }

void rows(int n, double a[n][n], double b[n][n], int counts[n][4]) {
#pragma scop
  for (int i = 0; i < n; i++) {
    memcpy(a[i], b[i], n * sizeof(double));
    memset(&b[i][1], 0, (n - 1) * sizeof b[i][0]);
    memset(counts[i], -1, sizeof counts[i]);
  }
#pragma endscop
}

void asserted(int n, double *a) {
#pragma scop
  for (int i = 0; i < n; i++) {
    assert(i < n);
    assert(n < 1000 && n > 0);
    (void)n;
    a[i] = i == 0 ? INFINITY : NAN;
  }
#pragma endscop
}

void cases(int n, const int *kind, double *a, double *b) {
#pragma scop
  for (int i = 0; i < n; i++) {
    switch (kind[i]) {
      case 0: a[i] = 1; break;
      case 1:
      case 'x': { a[i] = 2; b[i] = 0; break; }
      default: a[i] = 0;
    }
    switch (i % 2) {
      default: b[i] = 1; break;
      case 0: b[i] = 2; break;
    }
    unused: a[i] += 1;
  }
#pragma endscop
}

void structs(int n, vec *p, const vec *v, double *d) {
#pragma scop
  for (int i = 0; i < n; i++) {
    d[i] = dot(p[i], v[i]);
    p[i] = add(p[i], add(v[i], v[i + 1]));
  }
#pragma endscop
}
