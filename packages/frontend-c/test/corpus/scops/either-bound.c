/* A loop that runs while one of several bounds is not reached, and one under all of them. */
void f(int n, int p, int q, int r, double a[n][n]) {
  for (int i = 0; i < p || i < q; i++)
    for (int j = n - 1; (j >= p || 2 * j > q) && !(j < r); j--)
      a[i][j] = i;
}
