void f(int n, double *a) {
#pragma scop
  for (int i = 0; i < n; i++)
    ((float *)a)[i] = 1;
#pragma endscop
}

void g(int n, double *a) {
#pragma scop
  for (int i = 0; i < n; i++) {
    double (*rows)[n] = (double (*)[n])(a + n);
    rows[i][0] = 1;
  }
#pragma endscop
}

void h(int n, double *a) {
#pragma scop
  for (int i = 0; i < n; i++) {
    void *b = a;
    *(double *)b = 1;
  }
#pragma endscop
}
