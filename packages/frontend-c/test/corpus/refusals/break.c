void f(int n, double *a) {
  for (int i = 0; i < n; i++) {
    if (a[i] > 3) break;
    a[i] = 1;
  }
}
