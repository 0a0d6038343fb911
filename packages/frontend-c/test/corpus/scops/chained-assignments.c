/* The value of an assignment is what its left side holds afterwards, in that one's type. */
void f(int n, double a[n], float b[n], int c[n]) {
  for (int i = 0; i < n; i++) {
    a[i] = b[i] = c[i] = 0;
    a[i] += (b[i] *= c[i] -= 2.5);
    double s = a[n - 1 - i] = 1.0;
    b[i] = s;
  }
}

/* What is assigned to v is used without reading v, unless it is computed from it. */
void g(int n, double u[n], float v[n], double w[n]) {
  for (int i = 0; i < n; i++) {
    u[i] = v[i] = w[i] * 0.3;
    w[i] = v[i] = v[i] + u[i];
    u[i] += v[i] *= 3;
  }
}
