void f(int n, double *a) {
#pragma scop
  for (int i = 0; i < n; i++)
    if (a[i] > 0)
      for (int j = 0; j < n; j++)
        a[j] = 1;
#pragma endscop
}
