static double *rows[10];
void f(int n) {
  for (int i = 0; i < n; i++)
    rows[i][0] = 1;
}
