double scale(int n, double a[n]) {
  for (int i = 0; i < n; i++) {
    a[i] = a[i] * 2;
    if (a[i] < 0) return a[i];
  }
  return 0;
}
