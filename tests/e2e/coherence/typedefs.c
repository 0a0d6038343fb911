/* Types with names: arrays, pointers to arrays, vectors of the compiler, and parameters that look like arrays. */
#include <stdio.h>

#define N 64

typedef double row[N];
typedef row *rows;
typedef double quad __attribute__((vector_size(32)));

static void fill(row r, double by) {
  for (int i = 0; i < N; i++) r[i] = by * i;
}

static double first(rows r) { return (*r)[1] + r[1][2]; }

static double sum(const double *p) {
  const quad *q = (const quad *)p;
  quad s = {0, 0, 0, 0};
  for (int i = 0; i < N / 4; i++) s += q[i];
  return s[0] + s[1] + s[2] + s[3];
}

int main(void) {
  _Alignas(32) row two[2];
  rows r = two;
  row *second = &two[1];
  for (int t = 0; t < 3; t++) {
    fill(two[0], t + 1);
    fill(*second, 0.5);
    printf("%g %g %g\n", first(r), sum(two[0]), sum(*second));
    (*second)[2] = 40;
    for (int i = 0; i < N; i++) two[0][i] = two[0][i] + two[1][i];
    printf("%g %g\n", (*r)[2], *(*r + 3));
  }
  return 0;
}
