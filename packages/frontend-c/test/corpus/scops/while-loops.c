void f(int n, double a[n][n]) {
  int i = 0;
  while (i < n) {
    int j = n - 1;
    while (j > i) {
      a[i][j] = 1;
      j -= 2;
    }
    i++;
  }
  int k = 0;
  do {
    a[0][k] = 2;
    k++;
  } while (k < n);
}
