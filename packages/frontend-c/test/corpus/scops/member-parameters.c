/* Integer members that the region only reads are parameters. */
struct size { int rows; unsigned columns; };
struct grid { struct size size; int first; double *elsewhere; double cells[40][30]; };

struct grid grid;

void global(void) {
  for (int i = 0; i < grid.size.rows; i++)
    for (unsigned j = 0; j < grid.size.columns; j++)
      grid.cells[i][j] = i < grid.first ? 1.0 : grid.size.rows;
}

void behind_a_pointer(const struct grid *g, int n, double a[n]) {
  for (int i = 0; i < g->size.rows; i++)
    a[i + g->first] = g->cells[i][0];
}

void scalar(struct size s, double a[40][30]) {
  struct size t = {4, 5};
  for (int i = 0; i < s.rows; i++)
    if (i % 2 == 0)
      for (int j = t.rows; j < 30; j++)
        a[i][j] = 0.0;
}

void changed(struct grid *g, int steps) {
  for (int t = 0; t < steps; t++) {
    g->cells[0][t] = t < g->first ? 1.0 : 2.0;
    g->first = g->first + 1;
  }
}

struct matrix { int rows, columns; double *values; };

void product(const struct matrix *a, const struct matrix *b, double *restrict c, int n) {
  double *x = a->values, *y = b->values;
  for (int i = 0; i < a->rows; i++)
    for (int j = 0; j < b->columns; j++)
      for (int k = 0; k < a->columns; k++)
        c[i * b->columns + j] += x[i * a->columns + k] * y[k * b->columns + j];
  for (int i = 1; i <= n - 2; i++)
    for (int j = b->rows; j < 40; j++)
      for (int k = j; k < b->columns; k++)
        c[i] += a->rows;
}

void several_uses(const struct matrix *a, const struct matrix *b, double *restrict c, int n, int on, unsigned u) {
  if (on > 2)
    for (int i = 0; i < n; i++)
      for (int j = 0; j < a->rows; j++)
        c[j] += i;
  for (long k = -1; k < (long)u; k++)
    for (int i = 0; i < a->rows; i++)
      for (int j = 0; j < a->columns; j++)
        c[j] += 2;
  for (int i = 0; i < n; i++)
    if (i > 0 && c[i] > 0 && i < b->rows)
      c[i] = 0;
}
