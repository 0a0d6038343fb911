void f(int n, const int *rows, double *a) {
  for (int i = 0; i < n; i++)
    for (int j = rows[i]; j < rows[i + 1]; j++)
      a[j] = 1;
}
