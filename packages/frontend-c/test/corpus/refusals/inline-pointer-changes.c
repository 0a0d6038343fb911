static double f(const double *p) { double s = *p++; return s + *p; }
void g(int n, double a[n], double b[n]) {
  for (int i = 0; i < n - 1; i++)
    b[i] = f(a + i);
}
