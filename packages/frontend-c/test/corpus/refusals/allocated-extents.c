/* Memory from the heap whose size may be another one when the region begins. */
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
