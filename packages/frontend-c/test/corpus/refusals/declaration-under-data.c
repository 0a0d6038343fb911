void f(int n, double *a) {
  for (int i = 0; i < n; i++)
    if (a[i] > 0) {
      static double twice;
      a[i] = twice;
    }
}
