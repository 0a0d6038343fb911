void f(int n, double *a, int *index) {
#pragma scop
  for (int i = 0; i < n; i++)
    a[index[i]] = 1;
#pragma endscop
}
