void fill(int n, double a[n]) {
  volatile double value = 1.5;
  for (int i = 0; i < n; i++)
    a[i] = value;
}
