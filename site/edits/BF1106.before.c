void sample(int n, double a[n]) {
  int i = 0;
  for (double x = 0; x < 100; x += 0.5)
    a[i++] = x * x;
}
