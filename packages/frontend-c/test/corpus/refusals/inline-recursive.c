static double f(int n) { return n > 0 ? 1 + f(n - 1) : 0; }
void g(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = f(i);
}
