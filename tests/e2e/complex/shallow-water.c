/*
 * The shallow-water equations on a staggered grid, after Sadourny: a step is 14 loops, of which those of the periodic
 * boundaries walk rows and columns.
 */
#include <stdio.h>
#include <stdlib.h>

#define M 64
#define N 64
static double u[M+1][N+1], v[M+1][N+1], p[M+1][N+1];
static double unew[M+1][N+1], vnew[M+1][N+1], pnew[M+1][N+1];
static double uold[M+1][N+1], vold[M+1][N+1], pold[M+1][N+1];
static double cu[M+1][N+1], cv[M+1][N+1], z[M+1][N+1], h[M+1][N+1];

static void step(int m, int n, int steps, double dt, double dx, double dy, double alpha) {
  double fsdx = 4.0 / dx, fsdy = 4.0 / dy, tdt = dt;
  for (int t = 0; t < steps; t++) {
    double tdts8 = tdt / 8.0, tdtsdx = tdt / dx, tdtsdy = tdt / dy;
    for (int i = 0; i < m; i++)
      for (int j = 0; j < n; j++) cu[i+1][j] = 0.5 * (p[i+1][j] + p[i][j]) * u[i+1][j];
    for (int i = 0; i < m; i++)
      for (int j = 0; j < n; j++) cv[i][j+1] = 0.5 * (p[i][j+1] + p[i][j]) * v[i][j+1];
    for (int i = 0; i < m; i++)
      for (int j = 0; j < n; j++)
        z[i+1][j+1] = (fsdx * (v[i+1][j+1] - v[i][j+1]) - fsdy * (u[i+1][j+1] - u[i+1][j])) / (p[i][j] + p[i+1][j] + p[i+1][j+1] + p[i][j+1]);
    for (int i = 0; i < m; i++)
      for (int j = 0; j < n; j++)
        h[i][j] = p[i][j] + 0.25 * (u[i+1][j] * u[i+1][j] + u[i][j] * u[i][j] + v[i][j+1] * v[i][j+1] + v[i][j] * v[i][j]);
    for (int j = 0; j < n; j++) { cu[0][j] = cu[m][j]; cv[m][j+1] = cv[0][j+1]; z[0][j+1] = z[m][j+1]; h[m][j] = h[0][j]; }
    for (int i = 0; i < m; i++) { cu[i+1][n] = cu[i+1][0]; cv[i][0] = cv[i][n]; z[i+1][0] = z[i+1][n]; h[i][n] = h[i][0]; }
    cu[0][n] = cu[m][0]; cv[m][0] = cv[0][n]; z[0][0] = z[m][n]; h[m][n] = h[0][0];
    for (int i = 0; i < m; i++)
      for (int j = 0; j < n; j++)
        unew[i+1][j] = uold[i+1][j] + tdts8 * (z[i+1][j+1] + z[i+1][j]) * (cv[i+1][j+1] + cv[i][j+1] + cv[i][j] + cv[i+1][j]) - tdtsdx * (h[i+1][j] - h[i][j]);
    for (int i = 0; i < m; i++)
      for (int j = 0; j < n; j++)
        vnew[i][j+1] = vold[i][j+1] - tdts8 * (z[i+1][j+1] + z[i][j+1]) * (cu[i+1][j+1] + cu[i][j+1] + cu[i][j] + cu[i+1][j]) - tdtsdy * (h[i][j+1] - h[i][j]);
    for (int i = 0; i < m; i++)
      for (int j = 0; j < n; j++)
        pnew[i][j] = pold[i][j] - tdtsdx * (cu[i+1][j] - cu[i][j]) - tdtsdy * (cv[i][j+1] - cv[i][j]);
    for (int j = 0; j < n; j++) { unew[0][j] = unew[m][j]; vnew[m][j+1] = vnew[0][j+1]; pnew[m][j] = pnew[0][j]; }
    for (int i = 0; i < m; i++) { unew[i+1][n] = unew[i+1][0]; vnew[i][0] = vnew[i][n]; pnew[i][n] = pnew[i][0]; }
    unew[0][n] = unew[m][0]; vnew[m][0] = vnew[0][n]; pnew[m][n] = pnew[0][0];
    for (int i = 0; i <= m; i++)
      for (int j = 0; j <= n; j++) {
        uold[i][j] = u[i][j] + alpha * (unew[i][j] - 2.0 * u[i][j] + uold[i][j]);
        vold[i][j] = v[i][j] + alpha * (vnew[i][j] - 2.0 * v[i][j] + vold[i][j]);
        pold[i][j] = p[i][j] + alpha * (pnew[i][j] - 2.0 * p[i][j] + pold[i][j]);
      }
    for (int i = 0; i <= m; i++)
      for (int j = 0; j <= n; j++) { u[i][j] = unew[i][j]; v[i][j] = vnew[i][j]; p[i][j] = pnew[i][j]; }
    tdt = dt + dt;
  }
}
int main(void) {
  int m = M, n = N;
  for (int i = 0; i <= m; i++)
    for (int j = 0; j <= n; j++) {
      u[i][j] = uold[i][j] = (i * 7 + j * 3) % 11 * 0.25;
      v[i][j] = vold[i][j] = (i * 5 + j * 2) % 13 * 0.5;
      p[i][j] = pold[i][j] = 50000 + 8 * i + j;
    }
  step(m, n, 10, 90, 1e5, 1e5, .001);
  double sum = 0;
  for (int i = 0; i <= m; i++)
    for (int j = 0; j <= n; j++) sum += p[i][j] + u[i][j] * v[i][j];
  printf("%.9e\n", sum);
  return 0;
}
