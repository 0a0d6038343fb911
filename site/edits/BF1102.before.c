double measure(int i);

void fill(int n, double a[n]) {
  for (int i = 0; i < n; i++)
    a[i] = measure(i) * 2;
}
