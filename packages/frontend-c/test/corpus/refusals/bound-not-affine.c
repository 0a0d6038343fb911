void f(int n, double *a) {
  for (int i = 1; i * i < n; i++)
    a[i] = 1;
}
