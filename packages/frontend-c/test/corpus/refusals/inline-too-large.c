static double f(double x) { return x * x + x; }
void g(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = f(f(f(f(f(f(f(f(a[i]))))))));
}
