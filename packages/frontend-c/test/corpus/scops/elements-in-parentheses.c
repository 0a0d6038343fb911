/* Elements in parentheses before `-`, `+`, `*` and `&`: without their names' meaning they look like casts. */
void f(int n, double a[n], const double x[n], const double y[n], double c, int m[n]) {
  for (int i = 0; i < n; i++) {
    a[i] = (y[i]) - (x[i]) * c;
    a[i] += (y[i]) + ((x[(i)])) * (c);
    m[i] = (m[i]) & 7;
  }
}
