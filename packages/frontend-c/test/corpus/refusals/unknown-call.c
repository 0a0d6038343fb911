double g(double);
void f(int n, double *a) {
#pragma scop
  for (int i = 0; i < n; i++)
    a[i] = g(a[i]);
#pragma endscop
}
