void f(int n, double *a) {
  for (int i = 0; i < n; i++)
    switch (n) { case 1: a[i] = 1; }
}
