struct row { double *values; };

void scale(int n, struct row rows[n]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      rows[i].values[j] *= 2;
}
