void f(int max, double *a) {
  for (int i = 0; i < max; i++)
    a[i] = 1;
}
