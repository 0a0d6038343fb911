int fill(int n, double a[n]) {
  int i;
  for (i = 0; i < n; i++)
    a[i] = i;
  return i;
}
