void f(int n, double *a) {
  for (int i = 0; i < n; i++) {
    static double last;
    a[i] = last;
    last = i;
  }
}
