void guards(int n, const double *a, double *b) {
  for (int i = 0; i < n; i++) {
    b[i] = i > 0 ? a[i - 1] : 0;
    if (i < n - 1 && a[i + 1] > 0 || a[i] < 1)
      b[i] = a[i] > 2 && i >= 2 ? a[i - 2] : -a[i];
  }
}
