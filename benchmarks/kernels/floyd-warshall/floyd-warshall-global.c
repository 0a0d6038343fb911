/* floyd-warshall.c with the matrix as a global of constant size, and the region marked. */
#include <stdio.h>
#include <string.h>

#ifndef N
#define N 512
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

#define NO_EDGE 1000000

DATA_TYPE path[N][N];

static void initialise(void) {
  int i, j;
  for (i = 0; i < N; i++)
    for (j = 0; j < N; j++)
      path[i][j] = NO_EDGE;
  for (i = 0; i < N; i++) {
    path[i][i] = 0;
    for (j = 1; j < N; j += j + 2) /* distances 1, 4, 10, 22, ... around the ring */
      path[i][(i + j) % N] = (DATA_TYPE)((i * 7 % 31 + 2 * j) / 1.25);
  }
}

static void report(int dump) {
  double checksum = 0;
  int i, j;
  for (i = 0; i < N; i++)
    for (j = 0; j < N; j++) {
      if (dump) printf("%.17g\n", (double)path[i][j]);
      checksum += path[i][j] * (1 + (i + 2 * j) % 5);
    }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  int i, j, k;
  initialise();
#pragma scop
  for (k = 0; k < N; k++)
    for (i = 0; i < N; i++)
      for (j = 0; j < N; j++)
        path[i][j] = (path[i][k] + path[k][j] < path[i][j]) ? path[i][k] + path[k][j] : path[i][j];
#pragma endscop
  report(argc > 1 && strcmp(argv[1], "--dump") == 0);
  return 0;
}
