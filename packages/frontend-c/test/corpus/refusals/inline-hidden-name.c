static int size = 10;
static double f(double x, int i) { return i < size ? x : 0; }
void g(int n, double *a) {
  double size = 2;
  for (int i = 0; i < n; i++)
    a[i] = f(a[i], i) * size;
}
