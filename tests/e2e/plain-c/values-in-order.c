/* As the loops of values.c, but the order of the iterations matters, or what the variables hold is data. */
#include <stdio.h>

#define N 57

/* The subscript is the one of the iteration before. */
static void before(int n, double *a, const double *b) {
  int i, j = 0;
  for (i = 0; i < n; i++) {
    a[j] = a[i] + b[i];
    j = i / 3;
  }
}

/* Only some iterations set it. */
static void sometimes(int n, double a[n], const double *b) {
  int j = 0;
  for (int i = 0; i < n; i++) {
    if (b[i] > 0) j = i;
    a[i] = b[j] + a[j];
  }
}

/* The elements that are positive, one after the other. */
static int compact(int n, double a[n], const double *b) {
  int k = 0;
  for (int i = 0; i < n; i++)
    if (b[i] > 0) a[k++] = b[i];
  return k;
}

/* Every second iteration ends early, and the variable stays behind. */
static int skipped(int n, double a[n]) {
  int k = 0;
  for (int i = 0; i < n; i++) {
    if (i % 2) continue;
    a[k] = i + a[i];
    k++;
  }
  return k;
}

/* The wrapped subscripts meet. */
static void wraps(double *a) {
  unsigned char k = 250;
  for (int i = 0; i < 12; i++) {
    a[k % 32] += i * a[i];
    k++;
  }
}

/* Its address is known elsewhere. */
static void moves(int n, double a[n]) {
  int k = 1, *p = &k;
  for (int i = 0; i < n; i++) {
    a[k] = a[i] + 1;
    *p = (i + 2) % n;
  }
}

/* The bound shrinks with the loop that it bounds. */
static int shrinks(int n, double *a) {
  int count = 0;
  for (int i = 0; i < n; i++) {
    a[i] += count;
    n = n - 1;
    count++;
  }
  return count;
}

/* Rows that overlap by one. */
static void overlapping(int n, int m, double *a) {
  int off = 0;
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < m; j++)
      a[off + j] = a[off] + j;
    off += m - 1;
  }
}

/* Another value in each branch. */
static void branches(int n, double a[n]) {
  int j;
  for (int i = 2; i < n; i++) {
    if (i % 3) j = i - 1;
    else j = i - 2;
    a[i] = a[j] + 1;
  }
}

/* Used before it is set again. */
static int swapped(int n, double a[n]) {
  int p = 0, q = 1, t;
  for (int i = 0; i < n; i++) {
    a[p] += a[q] + i;
    t = p;
    p = q;
    q = t;
  }
  return p;
}

/* Each element becomes that of the row before, which the loop has just written. */
static void flat(int h, int w, double *a) {
  for (int p = 0; p < h * w; p++) {
    int x = p % w, y = p / w;
    if (y > 0) a[p] += a[(y - 1) * w + x] * 0.5;
    if (x > 0) a[y * w + x] -= a[p - 1];
  }
}

/* The columns of an array that is turned in its own place are other elements by then. */
static void turned(int h, int w, double *a) {
  for (int p = 0; p < h * w; p++)
    a[p] += a[p % w * h + p / w];
}

static double sum(const double *a, int n) {
  double total = 0;
  for (int i = 0; i < n; i++) total += (i % 7 + 1) * a[i];
  return total;
}

int main(void) {
  static double a[3 * N], b[N];
  for (int i = 0; i < N; i++) {
    a[i] = (i * 7) % 11 - 5;
    b[i] = (i * 5) % 13 - 6;
  }
  before(N, a, b);
  sometimes(N, a, b);
  int k = compact(N, a, b);
  k += skipped(N, a);
  wraps(a);
  printf("%.10g %d\n", sum(a, N), k);
  moves(N, a);
  k += shrinks(N, a);
  printf("%.10g %d\n", sum(a, N), k);
  overlapping(9, 6, a);
  branches(N, a);
  k += swapped(N, a);
  flat(5, 9, a);
  turned(5, 9, a);
  printf("%.10g %d\n", sum(a, N), k);
  return 0;
}
