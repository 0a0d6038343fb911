static double b[100];
static double f(int i) { double s = 0; for (int j = 0; j < 10; j++) s += b[j]; return s + i; }
static int count(const int *p, int limit) { int n = 0; while (n < limit && p[n] > 0) n++; return n; }
void g(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = a[i] > 0 ? f(i) : 0;
}
void either(int n, double *a, const int p[n][8], int *out) {
  for (int i = 0; i < n; i++)
    if (a[i] > 1)
      out[i] = count(p[i], 8);
    else
      out[i] = i % 2 && a[i] > 0.5 && count(p[i], 4) > 2;
}
void condition(int n, const int p[n][8], int *out) {
  for (int i = 0; i < n; i++)
    if (out[i] > 9 || count(p[i], 8) > 3) out[i] = 1;
}
/* The variable of C90 is as good as one of the loop, whatever data decides. */
void top(int n, const double *a, const int p[n][8], int *out) {
  int i, v;
  for (i = 0; i < n; i++) {
    if (a[i] < 0) continue;
    v = count(p[i], 8);
    if (v > 3) v = 3;
    out[i] += v;
  }
}
/* This one is not: an iteration may find the value of an earlier one. */
void kept(int n, const double *a, const int p[n][8], int *out) {
  int i, v = 0;
  for (i = 0; i < n; i++) {
    if (a[i] > 0) v = count(p[i], 8);
    out[i] += v;
  }
}
/* Each of two loops may have a variable of its own. */
void twice(int n, const double *a, const int p[n][8], int *out) {
  int i, v;
  for (i = 0; i < n; i++) {
    if (a[i] < 0) continue;
    v = count(p[i], 8);
    out[i] += v;
  }
  for (i = 0; i < n; i++) {
    if (a[i] > 0) {
      v = count(p[i], 4);
      out[i] -= v;
    }
  }
}
/* The second loop reads what the first one left. */
void passed_on(int n, const double *a, const int p[n][8], int *out) {
  int i, v = 0;
  for (i = 0; i < n; i++)
    if (a[i] > 0) {
      v = count(p[i], 8);
      out[i] += v;
    }
  for (i = 0; i < n; i++) {
    if (a[i] > 0) v += i;
    out[i] -= v;
  }
}
