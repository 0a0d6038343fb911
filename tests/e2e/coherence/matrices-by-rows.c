/* A matrix that regions see as rows, as one row, as columns and as a struct's member. */
#include <stdio.h>

#define N 24

static struct {
  int head;
  double m[N][N];
} s;

static void row(double *p, double by) {
  for (int i = 0; i < N; i++) p[i] = p[i] + by;
}

static void all(double m[N][N]) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) m[i][j] = m[i][j] * 0.5 + j;
}

static void flat(double *p, int n) {
  for (int i = 0; i < n; i++) p[i] = p[i] + i % 3;
}

static void column(double *p, int stride) {
  for (int i = 0; i < N; i++) p[i * stride] = p[i * stride] + 7;
}

int main(void) {
  double (*corner)[N] = &s.m[3];
  for (int t = 0; t < 4; t++) {
    all(s.m);
    row(s.m[t], 1);
    flat(&s.m[0][0], N * N);
    column(&s.m[0][t], N);
    row(*corner, 2);
    s.m[t][t] = corner[0][1];
    all(corner - 3);
    printf("%g %g %g\n", s.m[t][t], (*corner)[5], *s.m[1]);
    s.head++;
  }
  return 0;
}
