void halve(int n, double a[100]) {
  for (int i = 0; i < n; i++) {
    a[i] = a[i] / 2;
    if (i == 50) n = 60;
  }
}
