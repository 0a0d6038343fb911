void f(int n, long double *a) {
#pragma scop
  for (int i = 0; i < n; i++)
    a[i] = a[i] + a[i];
#pragma endscop
}
