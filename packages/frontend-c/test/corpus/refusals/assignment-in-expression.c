void f(int n, double *a, double *b) {
  for (int i = 0; i < n; i++)
    a[i] = b[i] = 0;
}
