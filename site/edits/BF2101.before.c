void scatter(int n, double a[n], double b[n], int where[n]) {
  for (int i = 0; i < n; i++)
    b[where[i]] = a[i];
}
