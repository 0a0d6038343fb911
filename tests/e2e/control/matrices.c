/* Matrices as structs: their sizes are bounds, read where the region begins, if the loops around run at all. */
#include <stdio.h>
#include <stdlib.h>

typedef struct {
  int rows, columns;
  double *values;
} matrix;

static void multiply(const matrix *a, const matrix *b, matrix *c) {
  double *x = a->values, *y = b ? b->values : NULL, *z = c ? c->values : NULL;
  for (int i = 0; i < a->rows; i++)
    for (int j = 0; j < b->columns; j++) {
      double sum = 0;
      for (int k = 0; k < a->columns; k++) sum += x[i * a->columns + k] * y[k * b->columns + j];
      z[i * c->columns + j] = sum;
    }
}

static matrix filled(int rows, int columns, int by) {
  matrix m = {rows, columns, malloc(sizeof(double) * rows * columns)};
  for (int i = 0; i < rows * columns; i++) m.values[i] = i % by - by / 2;
  return m;
}

/* Either nest, or none, gets to read the size. */
static void add(const matrix *m, double *to, int first, int second) {
  for (int i = 0; i < first; i++)
    for (int j = 0; j < m->columns; j++) to[j] += i + 1;
  for (int i = 0; i < second; i++)
    for (int j = 0; j < m->columns; j++) to[j] += 2 * i + 3;
}

int main(void) {
  matrix a = filled(37, 23, 5), b = filled(23, 41, 7), c = filled(37, 41, 3), empty = {0, 4, NULL};
  multiply(&a, &b, &c);
  multiply(&empty, NULL, NULL);
  add(&c, c.values, 0, 3);
  add(&c, c.values + 41, 2, 0);
  add(&c, c.values + 41, 1, 1);
  add(NULL, NULL, 0, 0);
  double sum = 0;
  for (int i = 0; i < c.rows * c.columns; i++) sum = sum * 0.99 + c.values[i];
  printf("%.17g\n", sum);
  return 0;
}
