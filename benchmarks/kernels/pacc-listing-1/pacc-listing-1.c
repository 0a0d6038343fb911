/*
 * The example of listing 1 of Grosser and Hoefler, "Polly-ACC: transparent compilation to heterogeneous hardware":
 * a triangle, a loop bound that is the larger of two parameters, and a condition that depends on data. VLA parameters.
 * No part is marked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef N
#define N 500
#endif
#ifndef P1
#define P1 20
#endif
#ifndef P2
#define P2 30
#endif
#ifndef DATA_TYPE
#define DATA_TYPE float
#endif

static void compute(int n, int p1, int p2, DATA_TYPE A[][n], DATA_TYPE B[]) {
  for (int i = 0; i < n; i++) {
    for (int j = i; j < n; j++)
      for (int k = 0; k < p1 || k < p2; k++)
        A[i][j] = k * B[i];
    if (B[i])
      A[i][i] = A[i][i] / B[i];
  }
}

int main(int argc, char **argv) {
  DATA_TYPE (*A)[N] = malloc(sizeof(DATA_TYPE[N][N]));
  DATA_TYPE *B = malloc(sizeof(DATA_TYPE[N]));
  if (!A || !B) return 1;
  for (int i = 0; i < N; i++) {
    B[i] = (DATA_TYPE)(i % 5 == 3 ? 0 : 1 + i * 17 % 23);
    for (int j = 0; j < N; j++)
      A[i][j] = (DATA_TYPE)((i * 13 + j * 19) % 67 + 0.5);
  }

  compute(N, P1, P2, A, B);

  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      if (dump) printf("%.17g\n", (double)A[i][j]);
      checksum += A[i][j] * (1 + (i + 2 * j) % 5);
    }
  if (!dump) printf("checksum %.12e\n", checksum);
  free(B);
  free(A);
  return 0;
}
