static double b[100];
static double f(int i) { b[i] += 1; return b[i]; }
void g(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = b[i] + f(i);
}
