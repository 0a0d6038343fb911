void f(int n, double *a) {
  int i = 0;
  for (; i < n; i++)
    a[i] = 1;
}
