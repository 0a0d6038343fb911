void f(int n, double *a) {
  int i = 0;
  while (i < n) {
    if (a[i] > 0)
      continue;
    a[i] = 1;
    i++;
  }
}
