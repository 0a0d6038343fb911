void f(int n, int m, double *a) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      a[i * n + j] = a[j * m + i];
#pragma endscop
}

void g(int n, double *a) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      a[i * j] = 1;
#pragma endscop
}

void h(int n, int m, double *a) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      a[i * n * m + j] = 1;
#pragma endscop
}

void l(int n, int m, double A[n][n]) {
#pragma scop
  for (int i = 0; i < n; i++)
    A[i][i * n] = 1;
#pragma endscop
}

void distant(int n, int m, double *a) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      a[i * n + m * m + j] = 0.0;
#pragma endscop
}
