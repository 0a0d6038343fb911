void f(int n, double *a) {
  for (int i = 0; i != n; i += 2)
    a[i] = 1;
}
