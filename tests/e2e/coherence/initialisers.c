/* Variables that begin with elements: designated, of structs, of arrays whose length is an element. */
#include <stdio.h>

#define N 64

struct pair {
  double a, b[2];
};

static int counts[N];
static double v[N];

static void next(int by) {
  for (int i = 0; i < N; i++) counts[i] = counts[i] + by;
  for (int i = 0; i < N; i++) v[i] = counts[i] * 0.5;
}

int main(void) {
  next(3);
  for (int t = 0; t < 3; t++) {
    struct pair p = {.b = {v[1], [1] = v[2]}, .a = v[3]}, q[2] = {p, {v[4]}};
    next(1);
    double x[counts[2]];
    int n = counts[2], m = sizeof x / sizeof x[0];
    for (int i = 0; i < n; i++) x[i] = v[i] + p.b[1];
    next(2);
    double y[] = {x[n - 1], v[5], q[1].a};
    static int calls = 0;
    next(++calls);
    printf("%d %d %g %g %g %g %d\n", n, m, y[0], y[1], y[2], v[6], counts[calls]);
  }
  return 0;
}
