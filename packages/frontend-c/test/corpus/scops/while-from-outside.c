void f(int n, int i, double a[n]) {
  while (n > i) {
    a[i] = 3;
    i++;
  }
}
