static double f(int n, ...) { return n; }
void g(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = f(i, 1, 2);
}
