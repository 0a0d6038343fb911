/*
 * Pointers and sizes that are members of structs: through a pointer, by value, nested, of structs and of bytes. Arrays of
 * pointers to rows: in one block, allocated one by one, from 1 on, and in a struct.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { int w, h; float *pix; } Image;
typedef struct { int rows, cols; int *cell; } Counts;
typedef struct { long size; unsigned char *data; } Bytes;
typedef struct { double *restrict d; const double *s; int n; } Vectors;
typedef struct { double position[3], velocity; } Particle;
typedef struct { struct { int n; Particle *p; } of; double dt; } World;
struct cells { double *u; };
struct solver { struct cells *now; int n; };

#define W 37
#define H 23

static void brighten(Image *im, float by) {
  for (int y = 0; y < im->h; y++)
    for (int x = 0; x < im->w; x++)
      im->pix[y * im->w + x] += by * (float)x;
}

static void blur(const Image *in, Image *out) {
  for (int y = 1; y < in->h - 1; y++)
    for (int x = 1; x < in->w - 1; x++)
      out->pix[y * in->w + x] = 0.25f * (in->pix[y * in->w + x - 1] + in->pix[y * in->w + x + 1] +
                                         in->pix[(y - 1) * in->w + x] + in->pix[(y + 1) * in->w + x]);
}

static void count(Counts *c) {
  for (int i = 0; i < c->rows; i++)
    for (int j = 0; j < c->cols; j++)
      c->cell[i * c->cols + j] += i * 3 - j;
}

static void invert(Bytes *b) {
  for (long i = 0; i < b->size; i++)
    b->data[i] = (unsigned char)(255 - b->data[i]);
}

static void clear(int n, Bytes *b) {
  for (int i = 0; i < n; i++)
    b->data[i] = 0;
}

static void axpy(Vectors v, double a) {
  for (int i = 0; i < v.n; i++)
    v.d[i] = a * v.s[i] + 1;
}

static void step(World *w) {
  for (int i = 0; i < w->of.n; i++)
    for (int d = 0; d < 3; d++)
      w->of.p[i].position[d] += w->dt * w->of.p[i].velocity;
}

static void relax(struct solver *s, double *to) {
  for (int i = 1; i < s->n - 1; i++)
    to[i] = 0.5 * (s->now->u[i - 1] + s->now->u[i + 1]);
}

typedef struct { int rows, cols; double **at; } Matrix;

static double **block(int n, int m) {
  double **a = malloc(n * sizeof *a), *rows = calloc(n * m, sizeof *rows);
  for (int i = 0; i < n; i++) a[i] = rows + i * m;
  return a;
}

static double **rows(int n, int m) {
  double **a = malloc(n * sizeof *a);
  for (int i = 0; i < n; i++) a[i] = calloc(m, sizeof *a[i]);
  return a;
}

static void start(int n, int m, double **a) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      a[i][j] = i * 3 % 7 - j;
}

static void jacobi(int n, int m, double **from, double **to) {
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < m - 1; j++)
      to[i][j] = 0.25 * (from[i - 1][j] + from[i + 1][j] + from[i][j - 1] + from[i][j + 1]);
}

static void multiply(Matrix *c, const Matrix *a, const Matrix *b) {
  for (int i = 0; i < c->rows; i++)
    for (int j = 0; j < c->cols; j++) {
      double total = 0;
      for (int k = 0; k < a->cols; k++) total += a->at[i][k] * b->at[k][j];
      c->at[i][j] = total;
    }
}

/* The rows of an iteration are those below its own; the first and the last one are still certain. */
static void eliminate(int n, double **a, double *b) {
  for (int k = 0; k < n; k++)
    for (int i = k + 1; i < n; i++) {
      double f = a[i][k] / a[k][k];
      for (int j = k; j < n; j++) a[i][j] -= f * a[k][j];
      b[i] -= f * b[k];
    }
}

/* As in "Numerical Recipes": rows and columns begin with 1. */
static void from_one(int n, double **a) {
  for (int i = 1; i <= n; i++)
    for (int j = 1; j <= n; j++)
      a[i][j] += i * j;
}

static double *data(int n) {
  double *d = malloc(n * sizeof *d);
  for (int i = 0; i < n; i++) d[i] = i % 13 - 0.5 * (i % 7);
  return d;
}

static double sum(const void *memory, int n, char kind) {
  double total = 0;
  for (int i = 0; i < n; i++) {
    double value = kind == 'f' ? ((const float *)memory)[i] : kind == 'd' ? ((const double *)memory)[i]
                 : kind == 'i' ? ((const int *)memory)[i] : ((const unsigned char *)memory)[i];
    total += value * (i % 5 + 1);
  }
  return total;
}

int main(void) {
  /* Rows that are allocated one after the other lie equally far apart. */
  double **from = block(W, H), **to_rows = rows(W, H);
  double **lefts = rows(H, W), **shifted = rows(W, H), **products = block(H, H);
  Image a = {W, H, calloc(W * H, sizeof(float))}, b = {W, H, calloc(W * H, sizeof(float))};
  Counts c = {W, H, calloc(W * H, sizeof(int))};
  Bytes bytes = {W * H, calloc(W * H, 1)};
  Vectors v = {data(W * H), data(W * H), W * H};
  World world = {{W, malloc(W * sizeof(Particle))}, 0.25};
  struct cells cells = {data(W)};
  struct solver solver = {&cells, W};
  double to[W];
  memset(world.of.p, 0, W * sizeof(Particle));
  memset(to, 0, sizeof to);
  for (int i = 0; i < W; i++) world.of.p[i].velocity = i;
  for (int t = 0; t < 3; t++) {
    brighten(&a, 1.5f);
    blur(&a, &b);
    count(&c);
    invert(&bytes);
    axpy(v, 2);
    step(&world);
    relax(&solver, to);
  }
  printf("%g %g %g %g\n", sum(a.pix, W * H, 'f'), sum(b.pix, W * H, 'f'), sum(c.cell, W * H, 'i'),
         sum(bytes.data, W * H, 'b'));
  printf("%g %g %g\n", sum(v.d, W * H, 'd'), sum(world.of.p, W * 4, 'd'), sum(to, W, 'd'));

  start(W, H, from);
  start(W, H, to_rows);
  for (int t = 0; t < 4; t++) {
    jacobi(W, H, from, to_rows);
    double **other = from;
    from = to_rows;
    to_rows = other;
  }
  Matrix left = {H, W, lefts}, right = {W, H, from}, product = {H, H, products};
  start(H, W, left.at);
  multiply(&product, &left, &right);
  from_one(H - 1, shifted);
  shifted[0] = NULL;
  from_one(H - 1, shifted);
  printf("%g %g %g\n", sum(product.at[0], H * H, 'd'), sum(from[W / 2], H, 'd'), sum(shifted[H - 1], H, 'd'));

  for (int i = 0; i < H; i++) products[i][i] += 1e6;
  eliminate(H, products, to);
  eliminate(1, products, to);
  printf("%.9g %.9g\n", sum(products[0], H * H, 'd'), sum(to, H, 'd'));

  /* Nothing is followed where no iteration runs. */
  start(0, 3, NULL);
  start(3, 0, NULL);
  Image none = {0, 0, NULL};
  brighten(&none, 1);
  Vectors nothing = {NULL, NULL, 0};
  axpy(nothing, 1);
  clear(0, NULL);
  clear(7, &bytes);
  printf("%g\n", sum(bytes.data, W * H, 'b'));
  return 0;
}
