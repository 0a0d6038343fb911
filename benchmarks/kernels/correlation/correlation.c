/*
 * Correlation matrix of M variables, each with N observations in a column of data:
 *
 *     mean(j) = sum_i data(i, j) / N,   stddev(j) = sqrt(sum_i (data(i, j) - mean(j))^2 / N), at least 0.1 or else 1
 *     data(i, j) = (data(i, j) - mean(j)) / (sqrt(N) stddev(j)),   corr = data^T data
 *
 * Variable-length array parameters, marked.
 */
#include <math.h>
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

static void initialise(int m, int n, DATA_TYPE data[n][m]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      data[i][j] = (DATA_TYPE)(i * j) / m + i;
}

static void kernel_correlation(int m, int n, DATA_TYPE float_n, DATA_TYPE data[n][m], DATA_TYPE corr[m][m],
                               DATA_TYPE mean[m], DATA_TYPE stddev[m]) {
  int i, j, k;
  DATA_TYPE eps = 0.1;
#pragma scop
  for (j = 0; j < m; j++) {
    mean[j] = 0.0;
    for (i = 0; i < n; i++)
      mean[j] += data[i][j];
    mean[j] /= float_n;
  }
  for (j = 0; j < m; j++) {
    stddev[j] = 0.0;
    for (i = 0; i < n; i++)
      stddev[j] += (data[i][j] - mean[j]) * (data[i][j] - mean[j]);
    stddev[j] /= float_n;
    stddev[j] = sqrt(stddev[j]);
    stddev[j] = stddev[j] <= eps ? 1.0 : stddev[j];
  }
  for (i = 0; i < n; i++)
    for (j = 0; j < m; j++) {
      data[i][j] -= mean[j];
      data[i][j] /= sqrt(float_n) * stddev[j];
    }
  for (i = 0; i < m - 1; i++) {
    corr[i][i] = 1.0;
    for (j = i + 1; j < m; j++) {
      corr[i][j] = 0.0;
      for (k = 0; k < n; k++)
        corr[i][j] += data[k][i] * data[k][j];
      corr[j][i] = corr[i][j];
    }
  }
  corr[m - 1][m - 1] = 1.0;
#pragma endscop
}

static double report(int rows, int columns, DATA_TYPE matrix[rows][columns], int dump) {
  double checksum = 0;
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < columns; j++) {
      if (dump) printf("%.17g\n", (double)matrix[i][j]);
      checksum += matrix[i][j] * (1 + (i + 2 * j) % 5);
    }
  return checksum;
}

int main(int argc, char **argv) {
  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  int m = M, n = N;
  DATA_TYPE (*data)[m] = malloc(sizeof(DATA_TYPE[n][m]));
  DATA_TYPE (*corr)[m] = malloc(sizeof(DATA_TYPE[m][m]));
  DATA_TYPE *mean = malloc(sizeof(DATA_TYPE[m]));
  DATA_TYPE *stddev = malloc(sizeof(DATA_TYPE[m]));
  if (!data || !corr || !mean || !stddev) return 1;

  initialise(m, n, data);
  kernel_correlation(m, n, n, data, corr, mean, stddev);
  double checksum = report(m, m, corr, dump);
  checksum += report(n, m, data, dump);
  checksum += report(1, m, (DATA_TYPE (*)[m])mean, dump);
  checksum += report(1, m, (DATA_TYPE (*)[m])stddev, dump);
  if (!dump) printf("checksum %.12e\n", checksum);

  free(stddev);
  free(mean);
  free(corr);
  free(data);
  return 0;
}
