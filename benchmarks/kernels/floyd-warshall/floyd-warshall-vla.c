/*
 * All shortest paths of a directed graph (Floyd and Warshall):
 *
 *     path_{k+1}(i, j) = min(path_k(i, j), path_k(i, k) + path_k(k, j)),   path_N = the lengths of the shortest paths
 *
 * The matrix is a variable-length array parameter, so N is not known to the kernel when it is compiled.
 * No part is marked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef N
#define N 512
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

/* Longer than any path, and twice it still fits an int. */
#define NO_EDGE 1000000

/* A ring with uneven weights, shortcuts of several lengths, no edge anywhere else, and no way out of the last point. */
static DATA_TYPE edge(int n, int i, int j) {
  int ahead = (j - i + n) % n;
  if (ahead == 0) return 0;
  if (i == n - 1) return NO_EDGE;
  if (ahead == 1) return (DATA_TYPE)((i * 13 % 29 + 3) / 1.75);
  if (ahead % 9 == 4 && i % 3 != 1) return (DATA_TYPE)((i * 5 + j * 11) % 47 + ahead / 2.5);
  return NO_EDGE;
}

static void initialise(int n, DATA_TYPE path[n][n]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      path[i][j] = edge(n, i, j);
}

static void kernel_floyd(int n, DATA_TYPE path[n][n]) {
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
  kernel_floyd(n, path);
  report(n, path, argc > 1 && strcmp(argv[1], "--dump") == 0);
  free(path);
  return 0;
}
