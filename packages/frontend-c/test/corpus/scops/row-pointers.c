#include <stdlib.h>
void jacobi(int n, int m, double **a, double **b) {
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < m - 1; j++)
      b[i][j] = 0.25 * (a[i - 1][j] + a[i + 1][j] + a[i][j - 1] + a[i][j + 1]);
}
void matmul(int n, double **a, double **b, double **c) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      double s = 0;
      for (int k = 0; k < n; k++) s += a[i][k] * b[k][j];
      c[i][j] = s;
    }
}
double *rows[10];
void f(int n) {
  for (int i = 0; i < n; i++)
    rows[i][0] = 1;
}
struct m { int r, c; double **at; };
void g(struct m *m) { for (int i = 0; i < m->r; i++) for (int j = 0; j < m->c; j++) m->at[i][j] *= 2; }
/* Conditions, and loops over fewer rows, use rows that other statements surely use. */
void edges(int n, int m, double **a, const double *b) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      a[i][j] = i;
      if (b[j] > 0 && j > 3) a[i][j - 1] += 1;
    }
}
static void add(int m, double *to, const double *from) {
  for (int j = 0; j < m; j++)
    to[j] += from[j];
}
void rows_as_arguments(int n, int m, double **a, float *const *unused, double **b) {
  for (int i = 0; i < n; i++)
    add(m, a[i], b[n - 1 - i]);
}
void eliminate(int n, double **a, double *b) {
  for (int k = 0; k < n; k++)
    for (int i = k + 1; i < n; i++) {
      double f = a[i][k] / a[k][k];
      for (int j = k; j < n; j++)
        a[i][j] -= f * a[k][j];
      b[i] -= f * b[k];
    }
}
void unused_pointer(int n, double **a, double *b) {
  for (int i = 0; i < n; i++) {
    double *row = a[i];
    b[i] = 1;
  }
}
void local_pointers(int n, int m, float **a) {
  for (int i = 0; i < n; i++) {
    float *row = a[i];
    for (int j = 0; j < m; j++)
      row[j] = 0;
  }
}
