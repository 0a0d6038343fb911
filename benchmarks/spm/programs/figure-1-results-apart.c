/*
 * The program of figure 1 of the paper, with results in arrays of their own: C in place of A, and D in place of B. What it reads of A
 * and B is what the paper's program reads.
 */
#include <stdio.h>

static double A[200][200], B[200][200], C[200][200], D[200][200];

int main(void) {
  int i, j, k;
  for (i = 0; i < 200; i++)
    for (j = 0; j < 200; j++) {
      A[i][j] = (i * 7 + j * 13) % 61 / 4.0 + 1;
      B[i][j] = (i * 11 + j * 3) % 53 / 4.0 + 1;
    }
#pragma scop
  for (i = 10; i <= 14; i++)
    for (j = 10; j <= 14; j++) {
      C[i][j + 1] = A[i + j][j + 1] * 3;
      for (k = 11; k <= 20; k++)
        D[i][j + k] = A[i][k] + B[i + j][k];
    }
#pragma endscop
  double checksum = 0;
  for (i = 0; i < 200; i++)
    for (j = 0; j < 200; j++)
      checksum += C[i][j] * (1 + (i + 2 * j) % 5) + D[i][j];
  printf("checksum %.12e\n", checksum);
  return 0;
}
