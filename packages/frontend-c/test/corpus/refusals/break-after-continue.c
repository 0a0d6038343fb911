void f(int n, double a[n]) {
  for (int i = 0; i < n; i++) {
    if (i % 2 == 0)
      continue;
    if (i > 7)
      break;
    a[i] = 1;
  }
}
