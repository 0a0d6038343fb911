void f(int n, double a[n], double b[n]) {
  for (int i = 0; i < n; i++) {
    if (i > 2) {
      int n = a[i];
      if (n > 4)
        continue;
      b[i] = n;
    }
    a[i] = 1;
  }
}
