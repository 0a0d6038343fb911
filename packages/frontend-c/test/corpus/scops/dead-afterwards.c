double a[50], b[50];
double g(double);
double h(double *);

// t and s are read nowhere else; r is read after the region, u through a pointer.
double scalars(int n) {
  double t, s = 2, r, u;
  h(&u);
#pragma scop
  for (int i = 0; i < n; i++) {
    t = a[i] * s;
    r = t;
    u = t;
    b[i] = t + r + u;
  }
#pragma endscop
  return r;
}

// Parameters that are passed by value die as well.
void parameters(int n, double t) {
#pragma scop
  for (int i = 0; i < n; i++) {
    t = a[i];
    b[i] = t;
  }
#pragma endscop
}

// row is local, passed is given away, kept is static, later is used once more.
void arrays(int n) {
  double row[50], passed[2][50], later[50];
  static double kept[50];
  h(passed[1]);
#pragma scop
  for (int i = 0; i < n; i++) {
    row[i] = a[i];
    passed[0][i] = a[i];
    kept[i] = a[i];
    later[i] = a[i];
    b[i] = row[i] + (passed[0])[i] + kept[i] + later[i];
  }
#pragma endscop
  g(later[0]);
}

// The next iteration kills t before it reads it, but not s; q ends with the block around it.
double iterations(int n) {
  double t, s = 0;
  for (int k = 0; k < n; k++) {
    double q = 1;
    g(s);
#pragma scop
    for (int i = 0; i < n; i++) {
      t = a[i];
      s = t;
      q = s;
      b[i] = t + s + q;
    }
#pragma endscop
  }
  {
    double q = 2;
    return g(q);
  }
}

// 'continue' goes to the condition of a do loop, and 'break' past what would kill t; s means another variable later.
double jumps(int n) {
  double t, u, s, w;
#pragma scop
  for (int i = 0; i < n; i++) {
    t = a[i];
    u = a[i];
    s = a[i];
    w = a[i];
    b[i] = t + u + s + w;
  }
#pragma endscop
  do {
    double s = 1;
    if (g(s) > 2) continue;
    t = 1;
  } while (t < 0);
  for (;;) {
    {
      double u = 1;
      if (g(u) > 2) break;
    }
    u = 0;
  }
  double x = w, y = u;
  return x + y;
}
