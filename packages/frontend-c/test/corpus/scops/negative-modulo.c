void f(int n, int m, double *a) {
  for (int i = 0; i < n; i++)
    a[(i - m) % 4] = 1;
}
