void f(int n, double *a) {
  double *p = a;
  for (int i = 0; i < n; i++)
    *p++ = 1;
}
