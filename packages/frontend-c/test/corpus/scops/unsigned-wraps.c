void f(unsigned n, double *a) {
  for (unsigned i = 0; i < n; i++)
    a[i - 1] = 1;
}
