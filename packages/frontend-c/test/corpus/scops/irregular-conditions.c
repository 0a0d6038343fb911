/* Conditions of many cases stay in the body; those of few, and the bounds of loops, are in the domain. */
void f(int n, int a[n][n]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      if (i > 0 && (i % 13 == 0 || i % 7 == 0)) a[i - 1][j] = 1;
      if (i % 2 == 0 || j % 3 == 0)
        a[i][j] = 2;
      else if (j % 5 != 0)
        a[i][j] = 3;
      if ((i + j) % 4 != 0)
        if ((i + j) % 9 != 0 && j < i) a[i][j] = 4;
    }
}
int main(void) { return 0; }
