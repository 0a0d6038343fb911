void f(int n, double *a) {
  for (int i = 0; i < n; i++)
    if (a[i] > 0) {
      double twice = 2 * a[i];
      a[i] = twice;
    }
}
