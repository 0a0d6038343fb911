void f(int n, double *a) {
  for (double *p = a; p < a + n; p++)
    *p = 0;
}
