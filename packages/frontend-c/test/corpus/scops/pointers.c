typedef double row[8];
double g[4][8];

void expressions(int n, double *restrict a, double (*A)[n], double (*B)[4][n], row *C, const row *const D) {
  double s = 0, *const sp = &s;
#pragma scop
  for (int i = 1; i < n; i++) {
    *(a + i) = *a + i[a] * (*(a + 1 + i));
    *(*(A + i) + 2) = (*A)[i] + *A[i] + *(A[i] - 1 + i);
    (*B)[i][3] = (*(*B + 1))[i] + B[0][1][i] + *(&A[1][0] + i) + (&A[i])[1][2] + *&a[i];
    C[i][7] = D[i][1] + *(*(D + i) + (long)i) + (&g[0])[1][i];
    a[i] += *(&s) + *sp;
  }
#pragma endscop
}

// Names for parts of an array, set once.
void aliases(int n, int m, double A[n][n][m], double *flat) {
#pragma scop
  for (int i = 0; i < n; i++) {
    double (*plane)[m] = A[i];
    for (int j = 1; j < n; j++) {
      double *row = plane[j], *const before = row - m;
      const double *other = &A[j][i][1];
      for (int k = 1; k < m; k++) row[k] = other[k - 1] + *(flat + k);
    }
  }
#pragma endscop
}

// The same memory as an array of rows.
void shapes(int n, double *p, row q, double whole[6][7]) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      ((double (*)[n])p)[i][j] = 1;
      (*(double (*)[n][n])p)[j][i] += ((double *)q)[j];
      ((double (*)[3])whole[0])[i][j] = 2;
    }
#pragma endscop
}
