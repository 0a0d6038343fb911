void f(int n, int c, double *a) {
  for (int i = 0; i < n; i++) {
    if (i > c && i == 9) break;
    a[i] = 1;
  }
}
void g(int n, double *a) {
  for (int i = 0; i < n; i++) {
    if (i + i % 4 == 9) break;
    a[i] = 1;
  }
}
