void f(int n, double *a) {
  for (int i = 0; i < n; i++)
    if (a[i] > 0) {
      static double twice;
      a[i] = twice;
    }
  for (int i = 0; i < n; i++)
    if (a[i] > 0) {
      double *p = &a[i];
      *p = 1;
    }
  for (int i = 0; i < n; i++)
    if (a[i] > 0) {
      double t[2] = {1, a[i]};
      a[i] = t[1];
    }
}
