/* Subscripts that are data, where that is no use. */
void pointer(int n, double *x, double *y, const int *idx) {
#pragma scop
  for (int i = 0; i < n; i++)
    y[i] = x[idx[i]];
#pragma endscop
}

void product(int n, int m, double x[n * m], const int *idx) {
#pragma scop
  for (int i = 0; i < n; i++)
    x[idx[i]] = 0.0;
#pragma endscop
}

double read(double);

void call(int n, double x[n]) {
#pragma scop
  for (int i = 0; i < n; i++)
    x[(int)read(x[i])] = 0.0;
#pragma endscop
}

void rows(int n, const int start[n + 1], double x[n]) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = start[i]; j < start[i + 1]; j++)
      x[i] += j;
#pragma endscop
}

void moved(int n, double x[n], const int idx[n]) {
#pragma scop
  for (int i = 0; i < n; i++) {
    double *p = x;
    p += idx[i];
    *p = 0.0;
  }
#pragma endscop
}
