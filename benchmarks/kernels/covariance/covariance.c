/*
 * Covariance matrix of M variables, each with N observations in a column of data:
 *
 *     mean(j) = sum_i data(i, j) / N,   data(i, j) = data(i, j) - mean(j),   cov = data^T data / (N - 1)
 *
 * Matrices on the heap behind pointers to rows. No part is marked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "../data-set.h"

#ifndef M
#define M BY_DATA_SET(28, 80, 240, 1200, 2600)
#endif
#ifndef N
#define N BY_DATA_SET(32, 100, 260, 1400, 3000)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static void covariance(DATA_TYPE float_n, DATA_TYPE (*data)[M], DATA_TYPE (*cov)[M], DATA_TYPE *mean) {
  for (int j = 0; j < M; j++) {
    mean[j] = 0.0;
    for (int i = 0; i < N; i++)
      mean[j] += data[i][j];
    mean[j] /= float_n;
  }

  for (int i = 0; i < N; i++)
    for (int j = 0; j < M; j++)
      data[i][j] -= mean[j];

  for (int i = 0; i < M; i++)
    for (int j = i; j < M; j++) {
      cov[i][j] = 0.0;
      for (int k = 0; k < N; k++)
        cov[i][j] += data[k][i] * data[k][j];
      cov[i][j] /= float_n - 1.0;
      cov[j][i] = cov[i][j];
    }
}

int main(int argc, char **argv) {
  DATA_TYPE (*data)[M] = malloc(sizeof(DATA_TYPE[N][M]));
  DATA_TYPE (*cov)[M] = malloc(sizeof(DATA_TYPE[M][M]));
  DATA_TYPE *mean = malloc(M * sizeof *mean);
  if (!data || !cov || !mean) return 1;

  for (int i = 0; i < N; i++)
    for (int j = 0; j < M; j++)
      data[i][j] = (DATA_TYPE)(i * j) / M;

  covariance(N, data, cov, mean);

  if (argc > 1 && strcmp(argv[1], "--dump") == 0) {
    for (int i = 0; i < M; i++)
      for (int j = 0; j < M; j++)
        printf("%.17g\n", (double)cov[i][j]);
    for (int i = 0; i < N; i++)
      for (int j = 0; j < M; j++)
        printf("%.17g\n", (double)data[i][j]);
    for (int j = 0; j < M; j++)
      printf("%.17g\n", (double)mean[j]);
  } else {
    double checksum = 0;
    for (int i = 0; i < M; i++)
      for (int j = 0; j < M; j++)
        checksum += cov[i][j] * (1 + (i + 2 * j) % 5);
    printf("checksum %.12e\n", checksum);
  }
  free(mean);
  free(cov);
  free(data);
  return 0;
}
