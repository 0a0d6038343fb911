void f(int n, double a[n]) {
  for (int i = 0; i < n; i++) {
    if (i % 7 == 3)
      break;
    a[i] = 1;
  }
}
