double measure(int i);

void fill(int n, double a[n]) {
  double measured[n];
  for (int i = 0; i < n; i++) measured[i] = measure(i);
  for (int i = 0; i < n; i++)
    a[i] = measured[i] * 2;
}
