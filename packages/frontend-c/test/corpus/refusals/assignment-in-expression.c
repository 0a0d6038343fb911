void f(int n, double *a, double *b) {
  for (int i = 0; i < n; i++)
    a[i] = 1 + (b[i] = 0);
}
