// Arrays reached through pointers, casts and pointer arithmetic, on the heap and as rows of a named type.
#include <stdio.h>
#include <stdlib.h>

typedef double row[N + 1];

static double global[N][N];

static void fill(int n, double (*A)[n][n], row *B, double *restrict flat) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      (*A)[i][j] = (double)(i * 3 + j) / n;
      *(*(B + i) + j) = i - j;
      *(flat + (long)i) = (unsigned char)i;
      global[i][j] = i[flat];
    }
#pragma endscop
}

static void rows(int n, double A[n][n], row *const B) {
#pragma scop
  for (int i = 1; i < n; i++) {
    double *to = A[i];
    const double *const from = &B[i - 1][1];
    for (int j = 0; j < n; j++)
      to[j] += from[j - 1 + 1] * *(&A[0][0] + j) + (&global[0])[i][j];
  }
#pragma endscop
}

static void shaped(int n, double *p) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      ((double (*)[n])p)[i][j] *= 2;
#pragma endscop
}

int main(void) {
  int n = N;
  double (*A)[n][n] = (double (*)[n][n])malloc(sizeof *A);
  row *B = malloc(n * sizeof *B);
  double *flat = (double *)malloc(n * sizeof(double));
  for (int i = 0; i < n; i++)
    B[i][n] = 1;
  fill(n, A, B, flat);
  rows(n, *A, B);
  shaped(n, &(*A)[0][0]);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      printf("%.17g %.17g %.17g %.17g\n", (*A)[i][j], B[i][j], flat[i], global[i][j]);
  free(A), free(B), free(flat);
  return 0;
}
