/* Rows of which it is not certain that the program uses the first and the last one, or that their pointers stay. */
void triangle(int n, double **a) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++)
      a[i][j] = 1;
}
void chosen(int n, double **a, const int *row) {
  for (int i = 0; i < n; i++)
    a[row[i]][0] = 1;
}
void under_data(int n, double **a, const double *b) {
  for (int i = 0; i < n; i++)
    if (b[i] > 0) a[i][0] = 1;
}
void swapped(int n, int m, double **a, double **b) {
  for (int t = 0; t < 9; t++) {
    for (int i = 0; i < n; i++)
      for (int j = 0; j < m; j++)
        a[i][j] += b[i][j];
    double **c = a;
    a = b;
    b = c;
  }
}
void set(int n, double **a, double *b) {
  for (int i = 0; i < n; i++)
    a[i] = b + i * n;
}
void one_row(int n, int k, double **a) {
  for (int i = 0; i < n; i++)
    a[k][i] = 1;
}
void bytes(int n, double **a, char *b) {
  for (int i = 0; i < n; i++) {
    a[i][0] = 1;
    b[i] = 2;
  }
}
void three(int n, double ***a) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      a[i][j][0] = 1;
}
void data_in_row(int n, double **a, const int *at) {
  for (int i = 0; i < n; i++)
    a[i][at[i]] = 1;
}
