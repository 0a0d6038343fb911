void f(int n, double *a) {
#pragma scop
  for (int i = 0; i < n; i++)
    do a[i] *= 2; while (a[i] < 1);
#pragma endscop
#pragma scop
  for (int i = 0; i < n; i++)
    do {
      if (a[i] > 0) break;
      a[i] = 1;
    } while (0);
#pragma endscop
}
