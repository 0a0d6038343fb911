void f(int n, int *a) {
  for (int i = 0; i < n; i++) {
    int q = a[i];
    a[i] = q++ + q;
  }
}
