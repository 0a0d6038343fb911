void g(int *);
void f(unsigned *a) {
  int n;
  g(&n);
  for (int i = 0; i < n; i++)
    a[i] = 1;
}
