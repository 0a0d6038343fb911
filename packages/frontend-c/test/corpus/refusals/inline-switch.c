static double f(int n) { switch (n) { case 0: return 1; default: return 2; } }
void g(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = f(i);
}
