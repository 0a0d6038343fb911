void f(int n, int m, double a[n]) {
  for (int i = 0; i < n; i++) {
    if (i > 3) {
      if (a[i] > 0)
        continue;
      a[i] += 2;
    }
    if (i > m)
      break;
    a[i] = 1;
  }
}

void g(int n, int m, double a[n]) {
  for (int i = 0; i < n; i++) {
    if (i < m) {
      a[i] += 1;
    } else {
      if (a[i] > 0)
        break;
    }
    a[i] *= 2;
  }
}

void h(int n, int m, double a[n]) {
  for (int i = 0; i < n; i++) {
    int j = i + 3;
    if (i < m) {
      a[i] += 1;
      if (j > m)
        break;
    }
    a[i] *= 2;
  }
}
