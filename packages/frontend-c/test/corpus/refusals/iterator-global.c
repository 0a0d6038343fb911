int i;
void f(int n, double *a) {
  for (i = 0; i < n; i++)
    a[i] = 1;
}
