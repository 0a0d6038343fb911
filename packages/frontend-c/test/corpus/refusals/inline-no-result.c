static double f(double x) { if (x > 0) return x; }
void g(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = f(a[i]);
}
