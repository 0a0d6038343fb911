/* Few sums of many terms: only their parts give all devices work. */
#include <stdio.h>

#ifndef N
#define N 8
#endif
#define TERMS 5003

static int C[N][N], A[N][TERMS], B[TERMS][N];

int main(void) {
  for (int i = 0; i < N; i++)
    for (int k = 0; k < TERMS; k++) A[i][k] = i * k % 17 - 8;
  for (int k = 0; k < TERMS; k++)
    for (int j = 0; j < N; j++) B[k][j] = k * j % 19 - 9;
#pragma scop
  for (int k = 0; k < TERMS; k++)
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) C[i][j] += A[i][k] * B[k][j];
#pragma endscop
  long checksum = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) checksum += (long)C[i][j] * (1 + (i + 2 * j) % 5);
  printf("checksum %ld\n", checksum);
  return 0;
}
