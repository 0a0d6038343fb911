/* A filter whose weights change in every step, and another one whose weights are rows of a table. */
#include <stdio.h>
#include <stdlib.h>

#ifndef N
#define N 1024
#endif
#define STEPS 6

static double in[N + 4][N + 4], out[N][N];
static double weights[3][5], table[STEPS][8], shift;

int main(void) {
  for (int i = 0; i < N + 4; i++)
    for (int j = 0; j < N + 4; j++) in[i][j] = (i * 7 + j * 3) % 11;
  for (int t = 0; t < STEPS; t++)
    for (int p = 0; p < 8; p++) table[t][p] = t + 0.125 * p;
  for (int p = 0; p < 3; p++)
    for (int q = 0; q < 5; q++) weights[p][q] = p - 0.5 * q;
  shift = 0.25;
#pragma scop
  for (int t = 0; t < STEPS; t++) {
    for (int p = 0; p < 3; p++)
      for (int q = 0; q < 5; q++) weights[p][q] = 0.5 * weights[p][q] + table[t][q];
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++)
        for (int p = 0; p < 3; p++)
          for (int q = 0; q < 5; q++) out[i][j] += weights[p][q] * in[i + p][j + q];
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) in[i][j] = 0.01 * out[i][j] + table[t][0] * in[i][j] + table[t][7] + shift;
  }
#pragma endscop
  double sum = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) sum += out[i][j] * ((i + 2 * j) % 5);
  printf("%.17g\n", sum);
  return 0;
}
