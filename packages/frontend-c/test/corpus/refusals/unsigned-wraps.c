void f(unsigned n, double *a) {
  for (unsigned long i = 0; i < n; i++)
    a[(i - 1) / 2] = 1;
}
