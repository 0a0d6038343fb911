#define FOR(i, n) for (int i = 0; i < (n); i++)
#define AT(x, y) A[(x)][(y)]
void macros(int n, double A[n][n]) {
  FOR(i, n)
    FOR(j, n - 1) AT(i, j) =
        AT(i, j + 1);
}
