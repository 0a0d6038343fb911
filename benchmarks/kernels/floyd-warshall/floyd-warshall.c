/*
 * All shortest paths of a directed graph (Floyd and Warshall):
 *
 *     path_{k+1}(i, j) = min(path_k(i, j), path_k(i, k) + path_k(k, j)),   path_N = the lengths of the shortest paths
 *
 * The matrix is a variable-length array parameter, so N is not known to the kernel when it is compiled.
 * No part is marked. Integers by default.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "../data-set.h"

#ifndef N
#define N BY_DATA_SET(60, 180, 500, 2800, 5600)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE int
#endif

static void initialise(int n, DATA_TYPE path[n][n]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      path[i][j] = i * j % 7 + 1;
      if ((i + j) % 13 == 0 || (i + j) % 7 == 0 || (i + j) % 11 == 0) path[i][j] = 999;
    }
}

static void kernel_floyd_warshall(int n, DATA_TYPE path[n][n]) {
  for (int k = 0; k < n; k++)
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++)
        path[i][j] = path[i][j] < path[i][k] + path[k][j] ? path[i][j] : path[i][k] + path[k][j];
}

static void report(int n, DATA_TYPE path[n][n], int dump) {
  double checksum = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      if (dump) printf("%.17g\n", (double)path[i][j]);
      checksum += path[i][j] * (1 + (i + 2 * j) % 5);
    }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  int n = N;
  DATA_TYPE (*path)[n] = malloc(sizeof(DATA_TYPE[n][n]));
  if (path == NULL) return 1;
  initialise(n, path);
  kernel_floyd_warshall(n, path);
  report(n, path, argc > 1 && strcmp(argv[1], "--dump") == 0);
  free(path);
  return 0;
}
