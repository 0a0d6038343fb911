void f(int n, int c, double *a, double *b) {
  for (int i = 0; i < n; i++) {
    a[i] = 1;
    if (i == 20) break;
    b[i] = 2;
  }
  for (int i = 0; i < n && i != c; i++) a[i] = 3;
  for (int i = n; i >= 0 && c != i; i -= 2) a[i] = 4;
  for (int i = 0; i != n; i++) {
    if (i >= c) break;
    a[i] = 5;
  }
  for (int i = 0; i != n; i++) a[i] = 6;
}
void g(int n, int c, double *a) {
  for (int i = 0; i != n && i != c; i++) a[i] = 1;
  for (int i = 0; i != n; i++) {
    if (i == c) break;
    a[i] = 2;
  }
}
