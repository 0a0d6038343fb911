void f(int n, volatile double *a) {
  for (int i = 0; i < n; i++)
    a[i] = 1;
}
