void f(int n, double *a) {
#pragma scop
  for (int i = 0; i < n; i++) {
    double *p = a;
    p++;
    *p = 1;
  }
#pragma endscop
}

void g(int n, double *a, double *b) {
#pragma scop
  for (int i = 0; i < n; i++) {
    double *p = i > 3 ? a : b;
    *p = 1;
  }
#pragma endscop
}

void h(int n, double *a) {
#pragma scop
  for (int i = 0; i < n; i++) {
    double *p;
    p = a;
    *p = 1;
  }
#pragma endscop
}

void k(int n, double **a) {
#pragma scop
  for (int i = 0; i < n; i++)
    *(*(a + i) + 1) = 1;
#pragma endscop
}
