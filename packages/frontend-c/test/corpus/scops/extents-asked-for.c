/* Memory from the heap whose size may be a different one when the region begins, so the runtime says it. */
#include <stdlib.h>

void twice(int n, const int *idx) {
  double *x = malloc(n * sizeof(double));
  if (n > 10)
    x = malloc(2 * n * sizeof(double));
#pragma scop
  for (int i = 0; i < n; i++)
    x[idx[i]] = 0.0;
#pragma endscop
  free(x);
}

void changed(int n, const int *idx) {
  double *x = malloc(n * sizeof(double));
  n = n + 1;
#pragma scop
  for (int i = 0; i < 9; i++)
    x[idx[i]] = n;
#pragma endscop
  free(x);
}

void sometimes(int n, const int *idx) {
  double *x;
  if (n > 3)
    x = malloc(n * sizeof(double));
#pragma scop
  for (int i = 0; i < 9; i++)
    x[idx[i]] = n;
#pragma endscop
}

void given_away(int n, const int *idx, void (*set)(double **)) {
  double *x = malloc(n * sizeof(double));
  set(&x);
#pragma scop
  for (int i = 0; i < 9; i++)
    x[idx[i]] = n;
#pragma endscop
}

void halves(int n, const int *idx) {
  double *x = malloc(n * sizeof(float));
#pragma scop
  for (int i = 0; i < 9; i++)
    x[idx[i]] = n;
#pragma endscop
}

void product(int n, int m, const int *idx) {
  double *x = malloc(n * m * sizeof(double));
#pragma scop
  for (int i = 0; i < 9; i++)
    x[idx[i]] = n;
#pragma endscop
}

void by_another_name(int n, const int *idx) {
  int *q = &n;
  double *x = malloc(n * sizeof(double));
  *q = 2 * n;
#pragma scop
  for (int i = 0; i < 9; i++)
    x[idx[i]] = 0.0;
#pragma endscop
}

static int *kept;
static void keep(int *p) { kept = p; }
static void change(void) { *kept += 9; }

void by_a_function(int n, const int *idx) {
  keep(&n);
  double *x = malloc(n * sizeof(double));
  change();
#pragma scop
  for (int i = 0; i < 9; i++)
    x[idx[i]] = 0.0;
#pragma endscop
}

int read_number(void);

void by_itself(const int *idx) {
  static int n;
  n = read_number();
  double *x = malloc(n * sizeof(double));
  by_itself(idx);
#pragma scop
  for (int i = 0; i < 9; i++)
    x[idx[i]] = 0.0;
#pragma endscop
}

struct particle {
  double x;
  int kind;
};

/* The number of structs, of rows, and of elements that a declaration leaves open. */
void structs(int n, const struct particle *p, const int *idx, double *y) {
#pragma scop
  for (int i = 0; i < n; i++)
    y[i] = p[idx[i]].x + p[idx[n - 1 - i]].kind;
#pragma endscop
}

void whole_rows(int n, int m, double (*x)[m], const int *idx, double *y) {
#pragma scop
  for (int i = 0; i < n; i++)
    y[i] = x[idx[i]][m - 1];
#pragma endscop
}

extern double elsewhere[];

void of_other_files(int n, const int *idx, double *y) {
#pragma scop
  for (int i = 0; i < n; i++)
    y[i] = elsewhere[idx[i]];
#pragma endscop
}

struct sparse {
  int rows, *start, *col;
  double *val;
};

void sparse_rows(const struct sparse *m, const double *x, double *y) {
#pragma scop
  for (int i = 0; i < m->rows; i++) {
    y[i] = 0.0;
    for (int k = m->start[i]; k < m->start[i + 1]; k++)
      y[i] += m->val[k] * x[m->col[k]];
  }
#pragma endscop
}

void declared_products(int n, int m, double x[n * m], const int *idx) {
#pragma scop
  for (int i = 0; i < n; i++)
    x[idx[i]] = 0.0;
#pragma endscop
}

/* A remainder or half of a product is data. */
void parts_of_products(int n, const double table[64], const double *x, double *y) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int k = 0; k < n; k++) {
      int phase = (k * i) % 64;
      y[i] += table[phase] * x[(i * k) / 2];
    }
#pragma endscop
}

/* The sizes that initialisers give. */
static const struct particle few[] = {{1.0, 2}, {2.0, 3}, {4.0, 5}};
enum { FEW = sizeof few / sizeof few[0] };

void initialised(int n, const int *idx, double *y) {
#pragma scop
  for (int i = 0; i < n; i++) {
    const int near[] = {1, 3, 5, 7};
    for (int k = 0; k < FEW; k++)
      y[i] += few[k].x * near[idx[i]] + few[idx[i] % FEW].x;
  }
#pragma endscop
}
