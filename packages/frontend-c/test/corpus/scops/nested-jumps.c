void otherwise(int n, int m, double a[n]) {
  for (int i = 0; i < n; i++) {
    if (i < m) {
      a[i] += 1;
    } else {
      a[i] += 2;
      break;
    }
    a[i] *= 3;
  }
}

void inside(int n, int m, double a[n], double b[n]) {
  for (int i = 0; i < n; i++) {
    if (i > m) {
      if (i % 2 == 0)
        continue;
      a[i] += 1;
    } else if (i < 3)
      continue;
    b[i] = 2;
  }
}

void data(int n, double a[n], double b[n]) {
  for (int i = 0; i < n; i++) {
    if (a[i] > 0) {
      if (b[i] > 0)
        continue;
      a[i] = 1;
    } else {
      b[i] = 3;
    }
    for (int j = 0; j < 2; j++)
      b[i] += a[i];
  }
}

void condition_of_size(int n, int m, double a[n]) {
  for (int i = 0; i < n; i++) {
    if (m > 5) {
      if (i == 7)
        break;
      a[i] = 2;
    }
    a[i] += 1;
  }
}
