/*
 * floyd-warshall.c with the matrix on the heap behind a pointer to rows, and an if statement in place of the
 * conditional expression. No part is marked.
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

#define NO_EDGE 1000000

/* Two ways round a ring, of different cost, and one-way bridges between some of its points. */
static DATA_TYPE edge(int i, int j) {
  if (i == j) return 0;
  if (j == (i + 1) % N) return (DATA_TYPE)((i * 3 % 17 + 4) / 1.5);
  if (i == (j + 1) % N) return (DATA_TYPE)((j * 7 % 19 + 9) / 1.5);
  if ((i * 5 + j * 2) % 23 == 7) return (DATA_TYPE)((i + j) % 41 + 12.625);
  return NO_EDGE;
}

int main(int argc, char **argv) {
  DATA_TYPE (*path)[N] = malloc(N * sizeof *path);
  if (!path) return 1;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      path[i][j] = edge(i, j);

  for (int k = 0; k < N; k++) {
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        if (path[i][k] + path[k][j] < path[i][j])
          path[i][j] = path[i][k] + path[k][j];
      }
    }
  }

  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      if (dump) printf("%.17g\n", (double)path[i][j]);
      checksum += path[i][j] * (1 + (i + 2 * j) % 5);
    }
  if (!dump) printf("checksum %.12e\n", checksum);
  free(path);
  return 0;
}
