void f(int n, double *a) {
  for (int i = 0; i < n; i++) {
    double weights[4] = { [1 ... 2] = 1 };
    a[i] = weights[0];
  }
}
