static double b[100];
static double f(int i) { b[i] += 1; return b[i]; }
static double sum(int n) { double s = 0; for (int k = 0; k < n; k++) s += b[k]; return s; }
void g(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = b[i] + f(i);
}
/* A condition on one side, and a call that changes what it reads on the other one. */
void h(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = f(i) + (b[i] > 2 ? sum(i) : 0);
}
void k(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = (b[i] > 2 ? sum(i) : 0) - f(i);
}
