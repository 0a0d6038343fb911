void mvt(int n, double A[n][n], double *x1, double *x2, const double *y1, const double *restrict y2) {
  int i, j;
  for (i = 0; i < n; i++)
    for (j = 0; j < n; j++)
      x1[i] += A[i][j] * y1[j];
  for (i = 0; i < n; i++)
    for (j = 0; j < n; j++)
      x2[i] += A[j][i] * y2[j];
}
