void f(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = ({ double x = 1; x; });
  for (int i = 0; i < n; i++)
    a[i] = __builtin_choose_expr(1, 2.0, (char *)0) + _Generic(n, int: 2, default: 3);
}
