void f(unsigned n, double *a) {
  for (unsigned i = n; i >= 0; i--)
    a[i] = 1;
}
