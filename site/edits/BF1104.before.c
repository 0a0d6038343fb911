void fill(int n, double a[n]) {
  for (int i = 1; i * i < n; i++)
    a[i] = 1;
}
