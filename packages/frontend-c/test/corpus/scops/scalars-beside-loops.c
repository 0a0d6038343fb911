/* Scalars that a loop changes, and that are none of its loop variables. */
void sums(int n, int m, int r[n], int a[n][m]) {
  int sum;
  for (int t = 0; t < n; t++) {
    sum = 0;
    for (int i = 0; i < m; i++)
      sum += a[t][i];
    r[t] = sum;
  }
}

void constants(int n, int m, int r[n], int a[n][m]) {
  for (int t = 0; t < n; t++) {
    int sum = 0;
    for (int i = 0; i < m; i++) {
      sum += 2;
      r[t] = a[t][i];
    }
    r[t] += sum;
  }
}

void last(int n, int m, int r[n], int a[n][m]) {
  for (int t = 0; t < n; t++) {
    int at = 0;
    for (int i = 0; i < m; i++) {
      a[t][i] += at;
      at = i + 1;
    }
    r[t] = at;
  }
}
