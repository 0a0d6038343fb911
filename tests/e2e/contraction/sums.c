/* Sums of products. With BY_HAND, they are written with the function that has one rounding, as boxflow's rule says. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef BY_HAND
#define ADD(x, y, z) fma(x, y, z)
#define LEFT(x, y, z) fma(x, y, z)
#define SUB(x, y, z) fma(x, y, -(double)(z))
#define FROM(z, x, y) fma(-(double)(x), y, z)
#define ADDF(x, y, z) fmaf(x, y, z)
#define FROMF(z, x, y) fmaf(-(float)(x), y, z)
#define INTO(z, x, y) z = fma(x, y, z)
#define OUT_OF(z, x, y) z = fma(-(double)(x), y, z)
#define INTOF(z, x, y) z = fmaf(x, y, z)
#else
#define ADD(x, y, z) (z + (x) * (y))
#define LEFT(x, y, z) ((x) * (y) + (z))
#define SUB(x, y, z) ((x) * (y) - (z))
#define FROM(z, x, y) (z - (x) * (y))
#define ADDF(x, y, z) (z + (x) * (y))
#define FROMF(z, x, y) (z - (x) * (y))
#define INTO(z, x, y) z += (x) * (y)
#define OUT_OF(z, x, y) z -= ((x) * (y))
#define INTOF(z, x, y) z += (x) * (y)
#endif

#define N 53
static double A[N][N + 2], B[N + 2][N], C[N][N], x[N], y[N];
static float F[N][N], G[N][N];
static int at[N];

static double curve(double t) { return LEFT(LEFT(t, 0.3, -1.7), t, 0.9); }

/* Called with arrays that overlap, it runs sequentially. */
static void filter(int n, double *to, const double *from) {
  for (int i = 1; i < n - 1; i++) to[i] = FROM(ADD(from[i - 1], 0.25, from[i + 1] * 0.26), from[i], 0.49);
}

static double value(int i, int j) { return (double)((i * 37 + j * 101) % 97) / 31.0 - 1.5; }

int main(void) {
  for (int i = 0; i < N; i++) {
    x[i] = value(i, 3);
    at[i] = (i * 7) % N;
    for (int j = 0; j < N + 2; j++) A[i][j] = value(i, j), B[j][i] = value(j, i + 5);
    for (int j = 0; j < N; j++) F[i][j] = (float)value(j, i), G[i][j] = (float)value(i + 1, j);
  }
  /* A product, with a factor and with a part that is taken away. */
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      C[i][j] = C[i][j] * 0.7;
      for (int k = 0; k < N + 2; k++) INTO(C[i][j], 1.3 * A[i][k], B[k][j]);
    }
  for (int i = 0; i < N; i++)
    for (int k = 0; k < N; k++)
      for (int j = 0; j < N; j++) INTOF(F[i][j], G[i][k], G[j][k]);
  /* A sum along rows, and one through subscripts that are data. */
  for (int i = 0; i < N; i++) {
    double s = 0;
    for (int j = 0; j < N; j++) OUT_OF(s, C[i][j], x[at[j]]);
    y[i] = s;
  }
  /* Two products in one sum, integers as operands, conditions and functions. */
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      A[i][j] = SUB(B[i][j], i, (unsigned)j) + curve(C[i][j] * 0.01);
      B[i][j] = ADD(A[i][j], x[j], x[i] * y[j]) > 0 ? FROM(y[i], x[j], 1e-3) : SUB(x[i], x[j], y[j]);
      G[i][j] = FROMF(ADDF(F[i][j], 0.1f, G[i][j]), F[i][j], G[i][j]);
    }
  filter(N, y, x);
  filter(N, x + 1, x);
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++) printf("%a %a %a %a %a\n", A[i][j], B[i][j], C[i][j], F[i][j], G[i][j]);
    printf("%a %a\n", x[i], y[i]);
  }
  return 0;
}
