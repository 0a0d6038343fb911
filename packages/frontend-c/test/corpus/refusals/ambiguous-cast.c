typedef float real;
void f(int n, double *a, double d) {
  for (int i = 0; i < n; i++)
    a[i] = (real)(i * 3) / 2 + (real)-d * 1.5f;
}
