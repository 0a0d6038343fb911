double sqrt(double);
void f(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = sqrt(a[i]);
}
double sqrt(double x) { return x; }
