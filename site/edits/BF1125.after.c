void fill(int n, double a[n]) {
  double value = 1.5;
  for (int i = 0; i < n; i++)
    a[i] = value;
}
