/* mri-fh.c with an array for each member, and cosines and sines in arrays, VLA parameters. No part is marked. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#ifndef N
#define N 1024
#endif
#ifndef M
#define M 768
#endif
#define PIx2 6.2831853071795864769252867665590058f

static void compute_fh(int n, int m, const float k[3][m], const float phi[2][m], const float d[2][m],
                       const float x[3][n], float rho[2][m], float angle[n][m], float fh[2][n]) {
  for (int s = 0; s < m; s++) {
    rho[0][s] = phi[0][s] * d[0][s] + phi[1][s] * d[1][s];
    rho[1][s] = phi[0][s] * d[1][s] - phi[1][s] * d[0][s];
  }
  for (int v = 0; v < n; v++) {
    fh[0][v] = fh[1][v] = 0;
    for (int s = 0; s < m; s++) {
      angle[v][s] = PIx2 * (k[0][s] * x[0][v] + k[1][s] * x[1][v] + k[2][s] * x[2][v]);
      fh[0][v] += rho[0][s] * cosf(angle[v][s]) + rho[1][s] * sinf(angle[v][s]);
      fh[1][v] += rho[1][s] * cosf(angle[v][s]) - rho[0][s] * sinf(angle[v][s]);
    }
  }
}

static float k[3][M], phi[2][M], d[2][M], x[3][N], rho[2][M], angle[N][M], fh[2][N];

int main(int argc, char **argv) {
  for (int s = 0; s < M; s++) {
    for (int c = 0; c < 3; c++) k[c][s] = (s * (7 + 4 * c) % 31 + 1) / 512.0f;
    phi[0][s] = 1.0f + s * 5 % 17 / 16.0f;
    phi[1][s] = 0.25f + s * 7 % 3 / 16.0f;
    d[0][s] = 0.5f + s * 3 % 5 / 16.0f;
    d[1][s] = 2.0f + s * 2 % 13 / 16.0f;
  }
  for (int v = 0; v < N; v++)
    for (int c = 0; c < 3; c++) x[c][v] = (v * (17 + 6 * c) % 41 + 1) / 128.0f;

  compute_fh(N, M, k, phi, d, x, rho, angle, fh);

  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  for (int v = 0; v < N; v++) {
    if (dump) printf("%.17g\n%.17g\n", fh[0][v], fh[1][v]);
    checksum += fh[0][v] + 2.0 * fh[1][v];
    for (int s = 0; s < M; s++) {
      if (dump) printf("%.17g\n", angle[v][s]);
      checksum += angle[v][s];
    }
  }
  for (int s = 0; s < M; s++) {
    if (dump) printf("%.17g\n%.17g\n", rho[0][s], rho[1][s]);
    checksum += rho[0][s] + rho[1][s];
  }
  if (!dump) printf("checksum %.12e\n", checksum);
  return 0;
}
