#include <stdlib.h>
struct cell { double depth, speed; };
struct grid { int w, h; struct cell *cells; };
struct table { size_t rows, columns; float *value; };
static float *row(const struct table *t, size_t i) { return t->value + i * t->columns; }
static struct cell *at(struct grid *g, int i, int j) { return &g->cells[i * g->w + j]; }
static double *element(double *a, int n, int i, int j) { return &a[i * n + j]; }
static double *behind(double *a, int i) { return element(a, 1, i, 1); }

void products(const struct table *t, float *out) {
  for (size_t i = 0; i < t->rows; i++)
    for (size_t j = 0; j < t->rows; j++) {
      const float *a = row(t, i), *b = row(t, j);
      float dot = 0;
      for (size_t k = 0; k < t->columns; k++) dot += a[k] * b[k];
      out[i * t->rows + j] = dot;
    }
}
void members(struct grid *g) {
  for (int i = 0; i < g->h; i++)
    for (int j = 0; j < g->w; j++) at(g, i, j)->depth += 2 * at(g, i, j)->speed;
}
void elements(int n, double *a) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) *element(a, n, i, j) = 3 * element(a, n, i, j)[0];
}
void data(int n, double *a, const int *place) {
  for (int i = 0; i < n; i++) *behind(a, i) = *element(a, 0, 0, place[i]);
}
