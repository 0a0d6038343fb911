/* Rows of a double ** that parameters name, beside those that loops do, and a pivot that swaps elements of two rows. */
#include <stdio.h>
#include <stdlib.h>

static void subtract(double **a, int n, int k) {
  for (int i = k + 1; i < n; i++) {
    double t = a[i][k] / a[k][k];
    a[i][k] = t;
    for (int j = k + 1; j < n; j++) a[i][j] -= t * a[k][j];
  }
}

static void swap(double **a, int n, int p, int k) {
  for (int j = 0; j < n; j++) {
    double t = a[p][j];
    a[p][j] = a[k][j];
    a[k][j] = t;
  }
}

static void third(double **a, double **b, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) b[i][j] += a[2][j] * a[i][0];
}

int main(void) {
  int n = 23;
  double *block = malloc(n * n * sizeof(double)), **a = malloc(n * sizeof *a), **b = malloc(n * sizeof *b);
  double **apart = malloc(n * sizeof *apart);
  for (int i = 0; i < n; i++) a[i] = block + i * n;
  for (int i = 0; i < n; i++) b[i] = malloc(n * sizeof(double));
  for (int i = 0; i < n; i++) apart[i] = malloc((n + i * i % 5 * 40) * sizeof(double));
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      a[i][j] = (i * j % 7) + (i == j) * 100;
      b[i][j] = i + j;
      apart[i][j] = i - j + (i == j) * 50;
    }
  subtract(a, n, 3);
  subtract(a, n, n - 1);
  subtract(apart, n, 4);
  swap(a, n, 5, 9);
  swap(a, n, 9, 5);
  swap(a, n, 11, 4);
  swap(a, n, 6, 6);
  swap(apart, n, 3, 8);
  third(a, b, n);
  third(apart, a, n);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) printf("%g %g %g\n", a[i][j], b[i][j], apart[i][j]);
  return 0;
}
