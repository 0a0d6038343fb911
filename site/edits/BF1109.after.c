int fill(int n, double a[n]) {
  for (int i = 0; i < n; i++)
    a[i] = i;
  return n < 0 ? 0 : n;
}
