void f(int n, double a[n][10], int b[n]) {
  for (int i = 0; i < n; i++) {
    int w[2][3] = { { 1, 2 }, { 4, i, 6 } }, v[2][2] = { 1, 2, [1] = { 3 } };
    static const double c[] = { 0.25, 0.5, 0.25 };
    double t[10][10] = { 0 };
    for (int j = 0; j < 10; j++)
      a[i][j] = w[1][j % 3] * c[j % 3] + v[0][1] + t[j][j];
    int q = b[i];
    b[i] = q++ * 2;
    a[i][0] = (double)++q;
  }
}
