void f(int n, double *a) {
  for (int j = 0; j < n; j++)
    for (unsigned char i = 0; j + i / 2 < n; i++)
      a[i] = 1;
}
