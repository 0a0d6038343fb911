void f(double n, double *a) {
  for (double x = 0; x < n; x++)
    a[0] = x;
}
