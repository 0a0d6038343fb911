/* Functions with arrays of their own that call themselves between regions. */
#include <stdio.h>

#define N 40

static double deeper(double *out, int depth) {
  double mine[N], s = 0;
  for (int i = 0; i < N; i++) mine[i] = out[i] + depth;
  if (depth > 0) {
    s = deeper(mine, depth - 1);
    for (int i = 0; i < N; i++) out[i] = mine[i] + s;
  } else {
    for (int i = 0; i < N; i++) out[i] = mine[i] * 2;
  }
  mine[3] += 1;
  for (int i = 0; i < N; i++) s = s * 0.25 + mine[i];
  if (depth == 2) return s + mine[4];
  return s;
}

static double sizes(int n) {
  double some[n + 1];
  double s = 0;
  for (int i = 0; i <= n; i++) some[i] = n - i;
  for (int i = 0; i <= n; i++) some[i] = some[i] * 2;
  if (n > 20) s = sizes(n - 7);
  for (int i = 0; i <= n; i++) s += some[i];
  return s;
}

int main(void) {
  double out[N];
  for (int i = 0; i < N; i++) out[i] = i;
  for (int t = 0; t < 3; t++) {
    double s = deeper(out, 3);
    printf("%g %g %g\n", s, out[2], sizes(40 + t));
  }
  return 0;
}
