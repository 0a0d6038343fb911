#define STORE(x, y) x[index[y]] = 1
void f(int n, double *a, int *index) {
#pragma scop
  for (int i = 0; i < n; i++) { STORE(a, i); a[i] = 2; }
#pragma endscop
}
