int g(int);
void f(int n, double *a) {
  int i = 0;
  while (g(i)) {
    for (i = 0; i < n; i++)
      a[i] = 1;
  }
}
