/* Subscripts that are data, where that is no use. */
void without_size(int n, double *y, const int *idx) {
#pragma scop
  for (int i = 0; i < n; i++) {
    double x[] = {1.0, [2] = 3.0};
    y[i] = x[idx[i]];
  }
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
