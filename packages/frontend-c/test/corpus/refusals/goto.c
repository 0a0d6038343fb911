void f(int n, double *a) {
  for (int i = 0; i < n; i++) {
    again: a[i] += 1;
    if (a[i] < 3) goto again;
  }
}
