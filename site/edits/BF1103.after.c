void halve(int n, double a[100]) {
  int end = n > 50 ? 60 : n;
  for (int i = 0; i < end; i++)
    a[i] = a[i] / 2;
}
