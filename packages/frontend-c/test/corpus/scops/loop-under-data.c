void f(int n, double *a) {
  for (int i = 0; i < n; i++)
    if (a[i] > 0)
      for (int j = 0; j < n; j++)
        a[j] = 1;
}
static void clear(int n, double *row) {
  for (int j = 0; j < n; j++) row[j] = 0;
}
void g(int n, int m, double a[n][m], double *keys, int *hits) {
  for (int i = 0; i < n; i++) {
    if (i > 0 && keys[i - 1] > 0.5) {
      double sum = 0;
      for (int j = 0; j < m; j++) sum += a[i - 1][j];
      hits[i] = sum > 1;
    } else
      clear(m, a[i]);
    if (keys[i] < 0) {
      hits[i] = -1;
      continue;
    }
    for (int j = 0; j < m; j++)
      if (a[i][j] > 0) hits[i]++;
  }
  for (int i = 0; i < n; i++)
    if (i > 0 && keys[i - 1] > 0) hits[i - 1] = 1;
}
