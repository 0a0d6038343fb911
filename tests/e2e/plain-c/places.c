#include <stdio.h>
#include <stdlib.h>

/* Functions that return the place of an element, and structs in functions that are called at different depths. */

#define N 90

struct cell { double depth, speed; };
struct grid { int w, h; struct cell *cells; };
struct table { size_t rows, columns; float *value; };
typedef struct { double x, y; } vec;

static vec p[N], sums[N][N], turned[N];

static float *row(const struct table *t, size_t i) { return t->value + i * t->columns; }
static struct cell *at(struct grid *g, int i, int j) { return &g->cells[i * g->w + j]; }
static double *element(double *a, int i) { return &a[i]; }
static vec add(vec a, vec b) { return (vec){ a.x + b.x, a.y + b.y }; }
static vec twice(vec a, vec b) { return add(add(a, b), b); }

static void products(const struct table *t, float *out) {
  for (size_t i = 0; i < t->rows; i++)
    for (size_t j = 0; j < t->rows; j++) {
      const float *a = row(t, i), *b = row(t, j);
      float dot = 0;
      for (size_t k = 0; k < t->columns; k++) dot += a[k] * b[k];
      out[i * t->rows + j] = dot;
    }
}

static void flow(struct grid *g) {
  for (int i = 0; i < g->h; i++)
    for (int j = 0; j < g->w; j++) at(g, i, j)->depth += 2 * at(g, i, j)->speed;
}

static void scale(double *a, int n) {
  for (int i = 0; i < n; i++) *element(a, i) = 3 * element(a, i)[0];
}

static void vectors(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      vec b = { i, j };
      for (int n = 0; n < 20; n++) b = twice(b, p[n]);
      sums[i][j] = b;
    }
  for (int n = 0; n < N; n++) turned[n] = twice(turned[n], p[n]);
}

int main(void) {
  struct table t = { N, 40, malloc(N * 40 * sizeof(float)) };
  struct grid g = { N, N, malloc(N * N * sizeof(struct cell)) };
  float *out = malloc(N * N * sizeof(float));
  double *a = malloc(N * sizeof(double));
  for (int i = 0; i < N * 40; i++) t.value[i] = i % 7;
  for (int i = 0; i < N * N; i++) g.cells[i] = (struct cell){ i % 11, i % 5 };
  for (int i = 0; i < N; i++) {
    a[i] = i;
    p[i] = (vec){ i % 3, i % 4 };
    turned[i] = (vec){ i, -i };
  }
  products(&t, out);
  flow(&g);
  scale(a, N);
  vectors();
  for (int i = 0; i < N; i += 7)
    printf("%g %g %g %g %g\n", out[i * N + i / 2], g.cells[i * N + 3].depth, a[i], sums[i][i / 3].y, turned[i].x);
  return 0;
}
