/* A `switch` of an inlined function: groups that return, that set a variable, and that are statements. */
static double weight(int k) {
  switch (k) {
  case 0:
    return 0.5;
  case 1:
  case 2:
    return 0.25;
  default:
    return 1;
  }
}
static double limited(double x, int kind) {
  double r = x;
  switch (kind) {
  case 0:
    r = x < 0 ? 0 : x;
    break;
  case 1:
    r = 2 * x;
    break;
  }
  return r + 1;
}
static int without_default(int k) {
  switch (k) {
  case 0:
    return 1;
  case 3:
    return 2;
  }
  return 7;
}
static void put(int i, double *a, const double *b) {
  switch (i % 3) {
  case 0:
    a[i] = b[i];
    break;
  case 1:
    a[i] = 2 * b[i];
    break;
  default:
    a[i] = 0;
  }
}
static double total(int mode, int n, const double b[n]) {
  double s = 0;
  switch (mode) {
  case 0:
    return 1;
  case 1:
    for (int k = 0; k < 4; k++)
      s += b[k];
    return s;
  }
  return 3;
}
void f(int n, double *a, double *b, int *kind, int *o, double c[n]) {
  for (int i = 0; i < n; i++) {
    a[i] = weight(i) * limited(b[i], kind[i]);
    o[i] = without_default(kind[i]);
  }
  for (int i = 0; i < n; i++)
    put(i, a, b);
  for (int i = 0; i < n; i++)
    a[i] = total(i, n, c);
}
