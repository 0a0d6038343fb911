void f(int n, int m, double a[n], double b[n]) {
  for (int i = 0; i < n; i++) {
    if (i % 3 == 0)
      continue;
    a[i] = 1;
    if (i > m) {
      b[i] = 2;
      continue;
    }
    b[i] = 3;
  }
  for (int i = 0; i < n; i++) {
    if (i >= m)
      break;
    a[i] = 4;
  }
  for (int i = n - 1; i >= 0; i -= 2) {
    a[i] = 5;
    if (i < m) {
      b[i] = 6;
      break;
    }
    b[i] = 7;
  }
  for (int i = 0; i < n; i++) {
    a[i] = 8;
    if (m > 3)
      break;
    b[i] = 9;
  }
  for (int i = 0; i < n; i++) {
    if (a[i] > 0)
      continue;
    b[i] = a[i];
  }
}
