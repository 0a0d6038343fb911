void f(int n, double *a, double *b) {
#pragma scop
  for (int i = 0; i < n; i++) {
    int j;
    for (j = 0; j < n; j++) a[j] = 1;
    b[i] = j;
  }
#pragma endscop
}
void g(int n, double *a, double *b) {
  int i;
#pragma scop
  for (i = 0; i < n; i++) a[i] = 1;
  b[0] = i;
  i = 3;
#pragma endscop
}
