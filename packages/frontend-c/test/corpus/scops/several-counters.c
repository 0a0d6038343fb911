void f(int n, double a[n], double b[2 * n]) {
  int i, j, k;
  for (i = 0, j = n - 1; i < j; i++, j--)
    a[i] = a[j];
  for (int p = 0, q = 0; p < n; p++, q += 2)
    b[q] = a[p];
  for (int p = n - 1, q = 5; p >= 0; p -= 3, q--)
    b[q + n] = a[p];
  for (int p = 0, last = n - 1; p < last; p++)
    a[p] = b[last];
  k = 0;
  for (i = 0; i < n; i++) {
    b[k] = a[i];
    k += 2;
  }
}
