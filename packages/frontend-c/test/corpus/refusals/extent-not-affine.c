void f(int n, int m, double A[n][n / m]) {
  for (int i = 0; i < n; i++)
    A[i][0] = 1;
}
