static double b[100];
static double f(int i) { double s = 0; for (int j = 0; j < 10; j++) s += b[j]; return s + i; }
void g(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = a[i] > 0 ? f(i) : 0;
}
