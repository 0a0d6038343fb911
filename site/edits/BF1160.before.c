static double cost(int i) {
  static int calls;
  calls++;
  return i * 0.5;
}

void fill(int n, double a[n]) {
  for (int i = 0; i < n; i++)
    a[i] = cost(i);
}
