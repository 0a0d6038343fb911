/*
 * Convolution of an image with a square mask, as a correlation:
 *
 *     c(i, j) = c(i, j) + sum over k, l of a(i + k, j + l) b(k, l)
 *
 * VLA parameters. No part is marked.
 */
#include <stdio.h>
#include <string.h>

#ifndef N
#define N 400
#endif
#ifndef M
#define M 16
#endif
#ifndef DATA_TYPE
#define DATA_TYPE float
#endif

static DATA_TYPE image[N + M][N + M], mask[M][M], result[N][N];

static void initialise(int n, int m, DATA_TYPE a[n + m][n + m], DATA_TYPE b[m][m], DATA_TYPE c[n][n]) {
  for (int i = 0; i < n + m; i++)
    for (int j = 0; j < n + m; j++)
      a[i][j] = (DATA_TYPE)((i * 17 + j * 5) % 59 / 2.0 + 1);
  for (int k = 0; k < m; k++)
    for (int l = 0; l < m; l++)
      b[k][l] = (DATA_TYPE)((k * 3 + l * 7) % 11 / 8.0 + 0.25);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      c[i][j] = (DATA_TYPE)((i + j) % 3);
}

static void convolve(int n, int m, DATA_TYPE a[n + m][n + m], DATA_TYPE b[m][m], DATA_TYPE c[n][n]) {
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j)
      for (int k = 0; k < m; ++k)
        for (int l = 0; l < m; ++l)
          c[i][j] = c[i][j] + a[k + i][l + j] * b[k][l];
}

int main(int argc, char **argv) {
  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  initialise(N, M, image, mask, result);
  convolve(N, M, image, mask, result);
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      if (dump) printf("%.17g\n", (double)result[i][j]);
      checksum += result[i][j] * (1 + (i + 2 * j) % 5);
    }
  if (!dump) printf("checksum %.12e\n", checksum);
  return 0;
}
