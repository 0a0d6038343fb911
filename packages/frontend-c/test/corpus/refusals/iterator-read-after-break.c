int g(int);
int f(int n, double *a) {
  int i;
  while (g(1)) {
    for (i = 0; i < n; i++)
      a[i] = 1;
    if (g(2)) break;
    i = 0;
  }
  return i;
}
