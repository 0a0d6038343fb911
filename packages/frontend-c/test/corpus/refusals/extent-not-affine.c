void f(int n, double A[n][n * n]) {
  for (int i = 0; i < n; i++)
    A[i][0] = 1;
}
