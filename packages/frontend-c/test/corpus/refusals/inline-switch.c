/* What falls through to the next group, and what returns from a group that data chooses, after statements of its own. */
static double through(int n) {
  double x = 0;
  switch (n) {
  case 0:
    x = 1;
  case 1:
    x += 2;
  }
  return x;
}
static double sum(int n, const double *b) {
  double s = 0;
  switch (n) {
  case 0:
    for (int k = 0; k < 9; k++)
      s += b[k];
    return s;
  }
  return 2;
}
void f(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = through(i);
}
void g(int n, double *a, const double *b, const int *kind) {
  for (int i = 0; i < n; i++)
    a[i] = sum(kind[i], b);
}
void h(int n, int *a) {
  for (int i = 0; i < n; i++)
    while (a[i] > 1)
      switch (a[i] % 2) {
      case 0:
        a[i] /= 2;
        continue;
      default:
        a[i]--;
      }
}
/* An enumeration of which the size is not that of an integer. */
enum __attribute__((packed)) small { A, B };
void s(int n, enum small *e) {
  for (int i = 0; i < n; i++)
    e[i] = B;
}
