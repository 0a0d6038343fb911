void f(int n, double *a) {
  for (int i = 1; i < n * n; i++)
    a[i] = 1;
}
