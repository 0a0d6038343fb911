#include <stdio.h>
#include <stdlib.h>

/* Functions that return the place of an element, which the iteration before has written, or any iteration may write. */

#define N 90

struct cell { double depth, speed; };
struct grid { int w, h; struct cell *cells; };

static struct cell *at(struct grid *g, int i, int j) { return &g->cells[i * g->w + j]; }
static double *element(double *a, int i) { return &a[i]; }
static int *width(struct grid *g) { return &g->w; }

static void fall(struct grid *g) {
  for (int i = 1; i < g->h; i++) at(g, i, 2)->depth += at(g, i - 1, 2)->depth * 0.5;
}

static void spread(double *a, const int *where, int n) {
  for (int i = 0; i < n; i++) *element(a, where[i]) = *element(a, i) + 1;
}

static void widen(struct grid *g, double *a) {
  for (int i = 0; i < g->w; i++) {
    a[i] += 1;
    if (i == 10) *width(g) = 40;
  }
}

int main(void) {
  struct grid g = { N, N, malloc(N * N * sizeof(struct cell)) };
  double *a = malloc(N * sizeof(double));
  int *where = malloc(N * sizeof(int));
  for (int i = 0; i < N * N; i++) g.cells[i] = (struct cell){ i % 11, i % 5 };
  for (int i = 0; i < N; i++) {
    a[i] = i;
    where[i] = i * 7 % 30;
  }
  fall(&g);
  spread(a, where, N);
  widen(&g, a);
  for (int i = 0; i < N; i += 3) printf("%g %g %d\n", a[i], at(&g, i, 2)->depth, g.w);
  return 0;
}
