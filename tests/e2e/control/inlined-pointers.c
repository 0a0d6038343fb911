#include <stdio.h>
#include <stdlib.h>
#define N 40
#define M 30
static double A[N][M], B[N][M], x[N], y[M];
static void relax(int m, double *restrict out, const double *restrict in, double w) { for (int j = 1; j < m - 1; j++) out[j] = w * (in[j-1] + in[j] + in[j+1]); }
static void copy2(int n, int m, double dst[n][m], double src[n][m]) { for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) dst[i][j] = src[i][j]; }
static double dot(int n, const double *a, const double *b) { double s = 0; for (int i = 0; i < n; i++) s += a[i] * b[i]; return s; }
static double at(double (*a)[M], int i, int j) { return a[i][j]; }
static void addto(double *p, double v) { *p += v; }
static void swap(double *a, double *b) { double t = *a; *a = *b; *b = t; }
static void step(int n, double w) { for (int i = 0; i < n; i++) relax(M, B[i], A[i], w); copy2(N, M, A, B); }
static void axpy(int n, double alpha, const double *u, double *v) { while (n > 0) { n--; v[n] += alpha * u[n]; } }
int main(void) {
  double sum = 0;
  for (int i = 0; i < N; i++) { x[i] = i; for (int j = 0; j < M; j++) { A[i][j] = i * 0.25 + j; B[i][j] = 1; } }
  for (int j = 0; j < M; j++) y[j] = j * 0.5;
  for (int t = 0; t < 3; t++) step(N, 0.3 + t);
  for (int i = 0; i < N; i++) x[i] = dot(M, A[i], y) + at(A, i, 2);
  for (int i = 0; i < N; i++) addto(&x[i], 2.5);
  for (int i = 0; i < N / 2; i++) swap(&x[i], &x[N - 1 - i]);
  for (int i = 0; i < N; i++) addto(&sum, x[i]);
  for (int i = 0; i < N; i++) relax(M - 4, &B[i][2], A[i] + 1, 1.5);
  double s = sum; for (int i = 0; i < N; i++) { s += x[i] * (i + 1); for (int j = 0; j < M; j++) s += A[i][j] * (i + 2 * j) + B[i][j]; }
  printf("%.17g\n", s);
}
