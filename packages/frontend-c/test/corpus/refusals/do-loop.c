void f(int n, double *a) {
#pragma scop
  for (int i = 0; i < n; i++)
    do a[i] *= 2; while (a[i] < 1);
#pragma endscop
}
