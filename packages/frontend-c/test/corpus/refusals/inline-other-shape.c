static void f(int m, double row[][m]) { for (int j = 0; j < m; j++) row[1][j] = j; }
static double a[10][10][20];
void g(int n) {
  for (int i = 0; i < n; i++)
    f(10, a[i]);
}
