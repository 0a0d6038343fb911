void f(int n, double *a) {
#pragma scop
  for (int i = 0; i < n; i++) {
    if (a[i] > 0) i++;
    a[i] = 1;
  }
#pragma endscop
}
