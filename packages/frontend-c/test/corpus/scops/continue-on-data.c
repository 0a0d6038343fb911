void f(int n, int start[n + 1], int col[9], double x[n], double y[n], double limit) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int k = start[i]; k < start[i + 1]; k++) {
      if (col[k % 9] == i) continue;
      double v = x[col[k % 9]];
      if (v > limit) { s += 1; if (v > 2 * limit) continue; s += 2; }
      if (s > 100) break;
      s += v;
    }
    y[i] = s;
  }
}
void g(int n, int *a, int *b) {
  for (int i = 0; i < n; i++) {
    int c = 0, v = a[i];
    while (v != 1) {
      c++;
      if (v % 2) { v = 3 * v + 1; continue; }
      v /= 2;
    }
    b[i] = c;
  }
}
