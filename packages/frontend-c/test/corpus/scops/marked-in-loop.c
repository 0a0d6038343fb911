void f(int n, int steps, double *a) {
  for (int t = 0; t < steps; t++) {
#pragma scop
    int i, last = n - 1;
    for (i = 0; i < n; i++)
      a[i] = t;
    a[last] = 0;
#pragma endscop
    for (int i = 0; i < n; i++) ;
  }
}
