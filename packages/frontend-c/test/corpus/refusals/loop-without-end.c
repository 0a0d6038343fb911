void f(int n, double *a) {
  for (int i = 0;; i++)
    a[i] = 1;
}
