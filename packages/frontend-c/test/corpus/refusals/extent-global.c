int n;
void g(void);
void f(double A[n][n]) {
  g();
  for (int i = 0; i < n; i++)
    A[i][0] = 1;
}
