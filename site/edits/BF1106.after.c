void sample(int n, double a[n]) {
  for (int i = 0; i < 200; i++) {
    double x = i * 0.5;
    a[i] = x * x;
  }
}
