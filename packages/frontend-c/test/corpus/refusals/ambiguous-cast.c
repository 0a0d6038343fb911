typedef float real;
void f(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = 2 + (real)-a[i] * 3;
}
