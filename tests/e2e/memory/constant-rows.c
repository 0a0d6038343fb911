/* Matrices without dimensions, in rows of a length that the compiler knows: by rows, by columns, transposed, of the heap. */
#include <stdio.h>
#include <stdlib.h>

static double left[N * N], right[N * N], bars[N * 4 * N];

int main(void) {
  double *product = malloc(N * N * sizeof *product);
  double *columns = calloc(N, sizeof *columns);
  if (!product || !columns) return 1;

  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      left[i * N + j] = (i + 2 * j) % 7;
      right[N * i + j] = (3 * i + j) % 5;
    }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      double sum = 0;
      for (int k = 0; k < N; k++) sum += left[i * N + k] * right[k * N + j];
      product[i * N + j] = sum;
    }
  printf("%g\n", product[N * N - 1]);

  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) columns[i] += product[j * N + i] * left[(N - 1 - j) * N + N - 1 - i];
  printf("%g\n", columns[N / 2]);

  for (int k = 0; k < N; k++)
    for (int j = 0; j < 4; j++)
      for (int i = 0; i < N; i++) bars[(i * 4 + j) * N + k] = columns[i] + right[k * N + i] * j;
  printf("%g\n", bars[N * 2 * N]);

  for (int i = 1; i < N; i++)
    for (int j = 1; j < N; j++) right[j * N + i] = bars[(j - 1) * 4 * N + i - 1] + product[(i - 1) * N + j - 1];
  printf("%g\n", right[N * N - 1]);

  double sum = 0;
  for (int i = 0; i < N * N; i++) sum += right[i] * (1 + i % 3) + product[i];
  printf("%g\n", sum);
  free(product);
  free(columns);
  return 0;
}
