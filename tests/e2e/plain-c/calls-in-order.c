/* As calls.c, but what a call leaves behind is used by a later iteration, or in an order that C leaves open. */
#include <stdio.h>

#define N 67
#define M 12

static int kept[N];

static int steps(unsigned v, int most) {
  int n = 0;
  while (v != 1 && n < most) {
    v = v % 2 ? 3 * v + 1 : v / 2;
    n++;
  }
  return n;
}

static int remembered(int i) {
  int n = kept[i - 1];
  while (n > 3) n -= 4;
  kept[i] = n + 3;
  return n;
}

static double halved(double *a, int i) {
  while (a[i] > 1) a[i] *= 0.5;
  return a[i];
}

/* Where data says so, the value is that of an earlier iteration. */
static void sometimes(int n, const int *a, int *out) {
  int i, v = 0;
  for (i = 0; i < n; i++) {
    if (a[i] > 3) v = steps(a[i], 20);
    out[i] += v;
  }
}

/* An iteration that goes on early leaves its value for the next one. */
static void carried(int n, const int *a, int *out) {
  int i, v = 1;
  for (i = 0; i < n; i++) {
    out[i] = v;
    if (a[i] % 2) continue;
    v = steps(a[i] + 2, 20);
  }
}

static void shared(int n, const int *a, int *out) {
  for (int i = 1; i < n; i++)
    out[i] = a[i] > 2 ? remembered(i) : 7;
}

static void neighbours(int n, double *a) {
  for (int i = 1; i < n; i++)
    if (a[i] > a[i - 1]) a[i - 1] += halved(a, i);
}

/* A search that fails adds to the table, in which later ones look. */
static int known, table[N];

static int number_of(int key) {
  for (int k = 0; k < known; k++)
    if (table[k] == key) return k;
  table[known] = key;
  known += 1;
  return known - 1;
}

static void numbers(int n, const int *a, int *out) {
  for (int i = 0; i < n; i++)
    out[i] = number_of(a[i]);
}

int main(void) {
  static int a[N], out[N];
  static double x[N];
  for (int i = 0; i < N; i++) {
    a[i] = i * 5 % 9;
    x[i] = i * 7 % 20;
  }
  sometimes(N, a, out);
  for (int i = 0; i < N; i++) printf("%d ", out[i]);
  carried(N, a, out);
  for (int i = 0; i < N; i++) printf("%d ", out[i]);
  shared(N, a, out);
  for (int i = 0; i < N; i++) printf("%d ", out[i]);
  numbers(N, a, out);
  for (int i = 0; i < N; i++) printf("%d ", out[i]);
  neighbours(N, x);
  for (int i = 0; i < N; i++) printf("%g ", x[i]);
  printf("\n");
  return 0;
}
