/*
 * The two products of the biconjugate gradient method, s = A^T r and q = A p, in one sweep. A is N x M.
 *
 * Variable-length array parameters. No part is marked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "../data-set.h"

#ifndef M
#define M BY_DATA_SET(38, 116, 390, 1900, 1800)
#endif
#ifndef N
#define N BY_DATA_SET(42, 124, 410, 2100, 2200)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static void initialise(int m, int n, DATA_TYPE A[n][m], DATA_TYPE r[n], DATA_TYPE p[m]) {
  for (int i = 0; i < m; i++)
    p[i] = (DATA_TYPE)(i % m) / m;
  for (int i = 0; i < n; i++) {
    r[i] = (DATA_TYPE)(i % n) / n;
    for (int j = 0; j < m; j++)
      A[i][j] = (DATA_TYPE)(i * (j + 1) % n) / n;
  }
}

static void kernel_bicg(int m, int n, DATA_TYPE A[n][m], DATA_TYPE s[m], DATA_TYPE q[n], DATA_TYPE p[m],
                        DATA_TYPE r[n]) {
  for (int i = 0; i < m; i++)
    s[i] = 0;
  for (int i = 0; i < n; i++) {
    q[i] = 0.0;
    for (int j = 0; j < m; j++) {
      s[j] = s[j] + r[i] * A[i][j];
      q[i] = q[i] + A[i][j] * p[j];
    }
  }
}

static double report(int count, DATA_TYPE vector[count], int dump) {
  double checksum = 0;
  for (int i = 0; i < count; i++) {
    if (dump) printf("%.17g\n", (double)vector[i]);
    checksum += vector[i] * (1 + i % 5);
  }
  return checksum;
}

int main(int argc, char **argv) {
  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  int m = M, n = N;
  DATA_TYPE (*A)[m] = malloc(sizeof(DATA_TYPE[n][m]));
  DATA_TYPE *s = malloc(sizeof(DATA_TYPE[m]));
  DATA_TYPE *q = malloc(sizeof(DATA_TYPE[n]));
  DATA_TYPE *p = malloc(sizeof(DATA_TYPE[m]));
  DATA_TYPE *r = malloc(sizeof(DATA_TYPE[n]));
  if (!A || !s || !q || !p || !r) return 1;

  initialise(m, n, A, r, p);
  kernel_bicg(m, n, A, s, q, p, r);
  double checksum = report(m, s, dump);
  checksum += report(n, q, dump);
  if (!dump) printf("checksum %.12e\n", checksum);

  free(r);
  free(p);
  free(q);
  free(s);
  free(A);
  return 0;
}
