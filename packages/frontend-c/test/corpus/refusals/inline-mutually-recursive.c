static double odd(int n);
static double even(int n) { if (n == 0) return 1; return odd(n - 1); }
static double odd(int n) { if (n == 0) return 0; return even(n - 1); }
void g(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = even(i);
}
