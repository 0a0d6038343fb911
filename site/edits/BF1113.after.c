void scale(int n, double values[n][n]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      values[i][j] *= 2;
}
