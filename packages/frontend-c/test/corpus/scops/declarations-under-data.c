struct pair { double a, b; };
void sort(int n, double *x, double *y) {
  for (int i = 0; i < n; i++)
    if (x[i] > y[i]) {
      double t = x[i];
      x[i] = y[i];
      y[i] = t;
    } else {
      const int next = i + 1;
      int t = x[i], half[2];
      half[0] = t / 2;
      y[i] = half[0] + next;
    }
}
void shadowed(int n, double *x, struct pair *p) {
  for (int i = 0; i < n; i++) {
    double t = 1;
    if (x[i] < 0) continue;
    struct pair q = p[i];
    if (q.a > 0) {
      double t = q.a;
      { double t = q.b; x[i] = t; }
      x[i] += t;
    }
    x[i] += t;
  }
}
typedef double *vector;
typedef double pair_t[2];
void of_their_own(int n, double *a) {
  for (int i = 0; i < n; i++)
    if (a[i] > 0) {
      double *p = &a[i];
      *p = 1;
    }
  for (int i = 0; i < n; i++)
    if (a[i] > 0) {
      double t[2] = {1, a[i]};
      a[i] = t[1];
    }
  for (int i = 0; i < n; i++)
    if (a[i] > 0) {
      vector v = a + i;
      pair_t t = {v[0]};
      a[i] = t[0] + t[1];
    }
}
