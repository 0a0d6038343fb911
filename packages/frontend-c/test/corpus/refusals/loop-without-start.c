void f(int n, int m, double *a) {
  int i = 0;
  for (; i < n; i++)
    a[i] = 1;
  for (; i < m; i++)
    a[i] = 2;
}
