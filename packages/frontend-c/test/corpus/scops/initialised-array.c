void f(int n, double *a) {
  for (int i = 0; i < n; i++) {
    double weights[2] = { 1, 2 };
    a[i] = weights[0];
  }
}
