/*
 * Three matrix products, tiled by hand as a source-to-source compiler prints them: six loops each, with minima and maxima in
 * the bounds.
 */
#include <stdio.h>
#include <stdlib.h>

#define min(a, b) ((a) < (b) ? (a) : (b))
#define max(a, b) ((a) > (b) ? (a) : (b))
#define T 16

static void products(int ni, int nj, int nk, int nl, int nm, double A[ni][nk], double B[nk][nj], double C[nj][nm],
                     double D[nm][nl], double E[ni][nj], double F[nj][nl], double G[ni][nl]) {
  for (int t1 = 0; t1 <= (ni - 1) / T; t1++)
    for (int t2 = 0; t2 <= (nj - 1) / T; t2++)
      for (int t3 = 0; t3 <= (nk - 1) / T; t3++)
        for (int i = max(0, T * t1); i <= min(ni - 1, T * t1 + T - 1); i++)
          for (int k = max(0, T * t3); k <= min(nk - 1, T * t3 + T - 1); k++)
            for (int j = max(0, T * t2); j <= min(nj - 1, T * t2 + T - 1); j++) E[i][j] += A[i][k] * B[k][j];
  for (int t1 = 0; t1 <= (nj - 1) / T; t1++)
    for (int t2 = 0; t2 <= (nl - 1) / T; t2++)
      for (int t3 = 0; t3 <= (nm - 1) / T; t3++)
        for (int i = max(0, T * t1); i <= min(nj - 1, T * t1 + T - 1); i++)
          for (int k = max(0, T * t3); k <= min(nm - 1, T * t3 + T - 1); k++)
            for (int j = max(0, T * t2); j <= min(nl - 1, T * t2 + T - 1); j++) F[i][j] += C[i][k] * D[k][j];
  for (int t1 = 0; t1 <= (ni - 1) / T; t1++)
    for (int t2 = 0; t2 <= (nl - 1) / T; t2++)
      for (int t3 = 0; t3 <= (nj - 1) / T; t3++)
        for (int i = max(0, T * t1); i <= min(ni - 1, T * t1 + T - 1); i++)
          for (int k = max(0, T * t3); k <= min(nj - 1, T * t3 + T - 1); k++)
            for (int j = max(0, T * t2); j <= min(nl - 1, T * t2 + T - 1); j++) G[i][j] += E[i][k] * F[k][j];
}

static double *filled(int rows, int columns, int seed) {
  double *matrix = malloc(sizeof(double) * rows * columns);
  for (int i = 0; i < rows * columns; i++) matrix[i] = seed == 0 ? 0 : (i * seed + 1) % 17;
  return matrix;
}

int main(void) {
  int ni = 140, nj = 150, nk = 133, nl = 144, nm = 137;
  double(*G)[nl] = (void *)filled(ni, nl, 0);
  products(ni, nj, nk, nl, nm, (void *)filled(ni, nk, 3), (void *)filled(nk, nj, 5), (void *)filled(nj, nm, 7),
           (void *)filled(nm, nl, 11), (void *)filled(ni, nj, 0), (void *)filled(nj, nl, 0), G);
  double sum = 0;
  for (int i = 0; i < ni; i++)
    for (int j = 0; j < nl; j++) sum += G[i][j] * (i % 7 + 2 * (j % 5));
  printf("%.0f\n", sum);
  return 0;
}
