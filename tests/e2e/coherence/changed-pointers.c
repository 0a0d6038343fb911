/* Pointers in memory that a statement changes before it follows them, or follows only under a condition. */
#include <stdio.h>

#define N 64

static void fill(double *p, int n, double k) {
  for (int i = 0; i < n; i++) p[i] = i * k;
}

int main(void) {
  double a[N], b[N], s = 0, t = 0;
  double *table[2] = {a, b};
  struct {
    double *data;
  } holder = {a};
  double **held = &holder.data, **none = 0;
  fill(a, N, 1);
  fill(b, N, 2);
  holder.data = b, **held = 3;
  for (int i = 0; i < N; i++) s += a[i] + b[i];
  printf("%g\n", s);
  fill(a, N, 1);
  fill(b, N, 2);
  *table = b, table[0][1] = 77;
  for (int i = 0; i < N; i++) t += a[i] + b[i];
  printf("%g\n", t);
  fill(a, N, 1);
  if (none && (**none > 0 || none[0][3] > 0)) printf("never\n");
  printf("%g\n", a[3]);
  return 0;
}
