/* Arrays of blocks whose memory is another array's a moment later. */
#include <stdio.h>

#define N 64

static double g[N];

static void all(double *p, double by) {
  for (int i = 0; i < N; i++) p[i] = p[i] + by;
}

static double half(int which) {
  if (which) {
    double t[N] = {0};
    all(t, 1);
    if (which > 1) {
      int k[2 * N];
      for (int i = 0; i < 2 * N; i++) k[i] = i;
      return t[3] + k[5];
    }
    all(g, t[1]);
    return t[2];
  }
  int u[2 * N];
  for (int i = 0; i < 2 * N; i++) u[i] = 2 * i;
  for (int i = 0; i < 2 * N; i++) u[i] = u[i] + 1;
  return u[9];
}

int main(void) {
  double s = 0;
  for (int t = 0; t < 9; t++) {
    double x[N] = {1, 2, 3};
    all(x, t);
    s += half(t % 3);
    if (t == 4) continue;
    {
      double y[N] = {5};
      all(y, x[1]);
      s += y[0] + y[N - 1];
    }
    while (s > 0) {
      double z[N] = {7};
      all(z, s);
      s = s - z[1] - z[0];
      if (s < 100) break;
    }
    printf("%g %g\n", s, g[t]);
  }
  return 0;
}
