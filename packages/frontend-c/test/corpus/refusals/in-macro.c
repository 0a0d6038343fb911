#define STORE(x, y) x[y] = read_number(y)
int read_number(int);
void f(int n, double *a) {
#pragma scop
  for (int i = 0; i < n; i++) { STORE(a, i); a[i] = 2; }
#pragma endscop
}
