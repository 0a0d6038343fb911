void jacobi(int steps, int n, double *A, double B[n]) {
  for (int t = 1; t <= steps; t++) {
    for (int i = 1; i <= n - 2; i++)
      B[i] = (A[i - 1] + A[i] + A[1 + i]) / 3;
    for (int i = 1; i <= n - 2; i++)
      A[i] = (B[i - 1] + B[i] + B[1 + i]) / 3;
  }
}
