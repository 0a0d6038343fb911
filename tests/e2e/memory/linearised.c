// Matrices in one piece of memory, reached by linearised subscripts.
#include <stdio.h>
#include <stdlib.h>

static void init(int n, int m, double *A, double B[n * m], float *C) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      A[i * m + j] = (double)(i * j % 7) / 3;
      B[j + i * m] = (i + 2.0 * j) / m;
      C[(i * m + j) * 2] = i;
      C[(i * m + j) * 2 + 1] = j;
    }
#pragma endscop
}

static void stencil(long n, long m, const double *A, double *restrict B) {
#pragma scop
  for (long i = 1; i < n - 1; i++)
    for (long j = 1; j < m - 1; j++)
      B[i * m + j] = A[(i - 1) * m + j] + A[(i + 1) * m + j] + *(A + i * m + j - 1) + A[i * m + (j + 1)];
#pragma endscop
}

static void edges(size_t n, size_t m, double *A) {
#pragma scop
  for (size_t i = 0; i < n; i++)
    A[i * m + m - 1] = A[i * m] + A[(n - 1) * m];
#pragma endscop
}

static void transposed(int n, int m, const double *A, double *T) {
#pragma scop
  for (int i = 0; i < n; i++) {
    const double *row = A + i * m;
    for (int j = 0; j < m; j++)
      T[j * n + i] = row[j];
  }
#pragma endscop
}

static void cube(int n, int m, int k, double *V) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      for (int l = 1; l < k; l++)
        V[(i * m + j) * k + l] += 0.5 * V[i * m * k + j * k + l - 1] + i;
#pragma endscop
}

// Rows of n + 1 elements.
static void padded(int n, double *A) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      A[i * (n + 1) + j] = i - j;
#pragma endscop
}

int main(void) {
  int n = N, m = N + 4, k = 3;
  double *A = malloc(n * m * sizeof *A), *B = malloc(n * m * sizeof *B), *T = malloc(n * m * sizeof *T);
  double *V = calloc(n * m * k, sizeof *V), *P = calloc(n * (n + 1), sizeof *P);
  float *C = malloc(2 * n * m * sizeof *C);
  init(n, m, A, B, C);
  stencil(n, m, A, B);
  edges(n, m, A);
  transposed(n, m, A, T);
  cube(n, m, k, V);
  padded(n, P);
  for (int i = 0; i < n * m; i++)
    printf("%.17g %.17g %.17g %.9g %.9g\n", A[i], B[i], T[i], C[2 * i], C[2 * i + 1]);
  for (int i = 0; i < n * m * k; i++)
    printf("%.17g\n", V[i]);
  for (int i = 0; i < n * (n + 1); i++)
    printf("%.17g\n", P[i]);
  free(A), free(B), free(T), free(V), free(P), free(C);
  return 0;
}
