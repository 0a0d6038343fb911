void matrices(int n, int m, double *A, double B[n * m], float *restrict C) {
#pragma scop
  for (int i = 1; i < n - 1; i++)
    for (int j = 0; j < m; j++) {
      A[i * m + j] = B[j + m * i] + B[(i - 1) * m + j] + B[i * m + m - 1] + B[i * m - j + m - 1];
      A[(n - 1 - i) * m + j] += C[(i * m + j) * (n + 1) + i] + C[i * m * (n + 1) + (j + 1) * (n + 1) - 1];
    }
#pragma endscop
}

// Rows of n + 1, of 2 n, and multiplied out.
void rows(int n, double *A, double *B, double *C) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      A[(i + 1) * (n + 1) + j] = A[(n + 1) * i + j + n + 1];
      B[2 * (i * n + j)] = B[2 * (i * n + j) + 1];
      C[i * n + i + j] = C[i * (n + 1) + j];
    }
#pragma endscop
}

// The length of a constant array, of one that need not be a whole number of rows, and of one that is affine.
double fixed[1000];
void lengths(long n, long m, double some[n * m + 3], long rest[n - 1], double rows[m]) {
#pragma scop
  for (long i = 0; i < n; i++)
    for (long j = 0; j < m; j++) {
      fixed[i * m + j] = some[i * m + j];
      rows[i * n] = rest[i];
    }
#pragma endscop
}

// The rows show only in one of the subscripts; pointers and the indices of other types have them as well.
void agreed(int n, unsigned long m, double *A, const double *b) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++) {
      double *row = A + i * n;
      const double *B = b;
      row[j] = *(A + j * n + i) + *(B + (unsigned long)i * m + 1);
      A[j] = row[j] * A[(long)j * n + j];
    }
#pragma endscop
}
