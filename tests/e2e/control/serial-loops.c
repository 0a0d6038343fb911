/* Loops for the host beside loops for devices: at the beginning, in the middle, in a condition and at the end. */
#include <stdio.h>

enum { N = 700 };

static double matrix[N][N], product[N][N], vector[N];
static unsigned seed = 7;

static unsigned next(void) {
  seed = seed * 1664525u + 1013904223u;
  return seed >> 24;
}

int main(int argc, char **argv) {
  (void)argv;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      seed = seed * 1664525u + 1013904223u;
      matrix[i][j] = seed >> 24;
      product[i][j] = i - j;
    }
  for (int i = 0; i < N; i++) vector[i] = matrix[i][i] + next() % 2;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) product[i][j] += matrix[j][i] * vector[j];

  double last = 1;
  int i = 0;
  while (i < N) {
    for (int j = 0; j < N; j++) {
      last = (last + product[i][j]) / 2;
      product[i][j] = last;
    }
    i++;
  }

  for (int k = 0; k < N; k++)
    for (int j = 0; j < N; j++) matrix[k][j] = product[k][j] + k;
  if (argc > 0) {
    for (int k = 0; k < N; k++) vector[k] = matrix[k][N - 1 - k];
    for (int k = 0; k < N; k++)
      for (int j = 0; j < N; j++) last = last * 0.5 + matrix[k][j] * vector[j];
  }
  for (int k = 0; k < N; k++)
    for (int j = 0; j < N; j++) product[k][j] = matrix[k][j] - last;

  double sum = 0;
  for (int k = 0; k < N; k++)
    for (int j = 0; j < N; j++) sum += product[k][j] * (1 + (k * 3 + j) % 11);
  printf("%.17g %.17g %u\n", sum, last, seed);
  return 0;
}
