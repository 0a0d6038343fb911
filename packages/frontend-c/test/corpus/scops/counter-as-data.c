void f(int n, double *a) {
  for (int j = 0; j < n; j++)
    for (int i = j; i != n; i += 2)
      a[i] = 1;
}
