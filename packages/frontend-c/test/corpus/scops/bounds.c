void bounds(int n, int m, double A[n][m]) {
  for (int i = n > 3 ? n : 3; i < (n > 2 * m ? n : 2 * m); i++)
    for (int j = i; j < n && j <= 2 * i + 1; j++)
      A[i / 2][(j + 3) % 4] = (i >> 1) + (j & 7);
  for (int i = 0; i < (n <= m ? n : m); i++)
    for (int j = i; j <= i + 2; j++)
      A[j - i][(j - i + 5) / 2 % 3] = A[j >> 1][j << 1];
}
