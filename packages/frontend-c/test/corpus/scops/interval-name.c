void f(int lo, int hi, double *a) {
  for (int i = lo; i < hi; i++)
    a[i] = 1;
}
