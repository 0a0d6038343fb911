void f(double *a) {
  for (int i = 0; i < 3; i++)
    a[i] = \
