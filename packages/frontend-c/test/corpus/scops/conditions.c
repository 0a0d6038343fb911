void conditions(int n, int flag, double *a) {
  for (int i = 0; i < n; i++) {
    if (i % 2 == 0 && (i < 10 || !(i <= n - 10)))
      a[i] = 1;
    else if (flag)
      a[i] = 2;
    else {
      a[i] = 3;
    }
    if (i != 5) a[i] += 1;
  }
}
