void locals(int n, double A[n][n]) {
  for (int i = 0; i < n; i++) {
    double sum = 0, scale;
    const int half = 2;
    int next = i + half;
    scale = A[i][i];
    for (int j = 0; j < n; j++)
      sum += A[i][j] / scale;
    double row[4];
    row[i & 3] = sum;
    if (next < n) A[next][0] = row[i & 3];
  }
}
