/* The same memory with other extents, strides and types of rows in each region. */
#include <stdio.h>
#include <stdlib.h>

static void rows(int n, int m, double a[n][m]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) a[i][j] += i - j;
}

static void flat(int n, double *a) {
  for (int i = 0; i < n; i++) a[i] = a[i] * 1.5;
}

struct pair {
  double first, second;
};

static void firsts(int n, struct pair *p) {
  for (int i = 0; i < n; i++) p[i].first += 1;
}

static void seconds(int n, struct pair *p) {
  for (int i = 0; i < n; i++) p[i].second -= 2;
}

int main(void) {
  int n = 360;
  double *a = calloc(n, sizeof *a);
  for (int t = 0; t < 3; t++) {
    rows(18, 20, (double(*)[20])a);
    rows(20, 18, (double(*)[18])a);
    flat(n, a);
    flat(n / 2, a);
    rows(9, 20, (double(*)[20])a);
    firsts(n / 2, (struct pair *)a);
    seconds(n / 2, (struct pair *)a);
    firsts(n / 2, (struct pair *)a);
    flat(n, a);
    printf("%.12g %.12g %.12g\n", a[0], a[n / 2], a[n - 1]);
  }
  free(a);
  return 0;
}
