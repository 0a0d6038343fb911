int f(int n, double *a) {
  for (int i = 0; i < n; i++) {
    if (i == 3) return 1;
    a[i] = 1;
  }
  return 0;
}
