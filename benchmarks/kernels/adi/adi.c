/*
 * Heat equation in the plane by alternating directions (Peaceman and Rachford): each time step is implicit along the
 * columns, from u to v, and then along the rows, from v to u. The tridiagonal systems are solved by a forward sweep that
 * computes p and q, and a backward sweep.
 *
 * Variable-length array parameters. No part is marked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "../data-set.h"

#ifndef N
#define N BY_DATA_SET(20, 60, 200, 1000, 2000)
#endif
#ifndef TSTEPS
#define TSTEPS BY_DATA_SET(20, 40, 100, 500, 1000)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static void initialise(int n, DATA_TYPE u[n][n]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      u[i][j] = (DATA_TYPE)(i + n - j) / n;
}

static void kernel_adi(int tsteps, int n, DATA_TYPE u[n][n], DATA_TYPE v[n][n], DATA_TYPE p[n][n],
                       DATA_TYPE q[n][n]) {
  DATA_TYPE dx = 1.0 / (DATA_TYPE)n;
  DATA_TYPE dy = 1.0 / (DATA_TYPE)n;
  DATA_TYPE dt = 1.0 / (DATA_TYPE)tsteps;
  DATA_TYPE b1 = 2.0;
  DATA_TYPE b2 = 1.0;
  DATA_TYPE mul1 = b1 * dt / (dx * dx);
  DATA_TYPE mul2 = b2 * dt / (dy * dy);
  DATA_TYPE a = -mul1 / 2.0;
  DATA_TYPE b = 1.0 + mul1;
  DATA_TYPE c = a;
  DATA_TYPE d = -mul2 / 2.0;
  DATA_TYPE e = 1.0 + mul2;
  DATA_TYPE f = d;

  for (int t = 1; t <= tsteps; t++) {
    for (int i = 1; i < n - 1; i++) {
      v[0][i] = 1.0;
      p[i][0] = 0.0;
      q[i][0] = v[0][i];
      for (int j = 1; j < n - 1; j++) {
        p[i][j] = -c / (a * p[i][j - 1] + b);
        q[i][j] = (-d * u[j][i - 1] + (1.0 + 2.0 * d) * u[j][i] - f * u[j][i + 1] - a * q[i][j - 1]) /
                  (a * p[i][j - 1] + b);
      }
      v[n - 1][i] = 1.0;
      for (int j = n - 2; j >= 1; j--)
        v[j][i] = p[i][j] * v[j + 1][i] + q[i][j];
    }
    for (int i = 1; i < n - 1; i++) {
      u[i][0] = 1.0;
      p[i][0] = 0.0;
      q[i][0] = u[i][0];
      for (int j = 1; j < n - 1; j++) {
        p[i][j] = -f / (d * p[i][j - 1] + e);
        q[i][j] = (-a * v[i - 1][j] + (1.0 + 2.0 * a) * v[i][j] - c * v[i + 1][j] - d * q[i][j - 1]) /
                  (d * p[i][j - 1] + e);
      }
      u[i][n - 1] = 1.0;
      for (int j = n - 2; j >= 1; j--)
        u[i][j] = p[i][j] * u[i][j + 1] + q[i][j];
    }
  }
}

static double report(int n, DATA_TYPE field[n][n], int dump) {
  double checksum = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      if (dump) printf("%.17g\n", (double)field[i][j]);
      checksum += field[i][j] * (1 + (i + 2 * j) % 5);
    }
  return checksum;
}

int main(int argc, char **argv) {
  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  int n = N;
  DATA_TYPE (*u)[n] = calloc(n, sizeof *u);
  DATA_TYPE (*v)[n] = calloc(n, sizeof *v);
  DATA_TYPE (*p)[n] = calloc(n, sizeof *p);
  DATA_TYPE (*q)[n] = calloc(n, sizeof *q);
  if (!u || !v || !p || !q) return 1;

  initialise(n, u);
  kernel_adi(TSTEPS, n, u, v, p, q);
  double checksum = report(n, u, dump);
  checksum += report(n, v, dump);
  checksum += report(n, p, dump);
  checksum += report(n, q, dump);
  if (!dump) printf("checksum %.12e\n", checksum);

  free(q);
  free(p);
  free(v);
  free(u);
  return 0;
}
