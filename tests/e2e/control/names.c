/* Names of blocks that hide others: before jumps, and before a return of a function that is inlined. */
#include <stdio.h>

#define N 77

enum { LIMIT = 3 };
static int from[N], to[N], k = 5;

static void add(int *p, int i, int k) {
  {
    int k = 7;
    p[i] += k;
    if (i % 3 == 0) return;
  }
  p[i] += k * 100;
}

static int weight(int i, int k) {
  if (i > 4) {
    int k = 9;
    if (i < 20) return k;
  }
  return k;
}

/* Names that sets and plans have for themselves. */
static void between(int *p, int lo, int hi, unsigned max, long mod) {
  for (int i = lo; i < hi; i++) p[i] += lo + i % 3;
  for (unsigned i = 0; i < max; i++) p[i] -= mod;
}

/* In two dimensions: one iteration of the outer loop needs all of b. */
static void product(int lo2, int rhi2, int hi2, int a[lo2][hi2], int b[hi2][rhi2], int c[lo2][rhi2]) {
  for (int lo = 0; lo < lo2; lo++)
    for (int rlo2 = 0; rlo2 < rhi2; rlo2++) {
      c[lo][rlo2] = lo2;
      for (int hi = 0; hi < hi2; hi++) c[lo][rlo2] += a[lo][hi] * b[hi][rlo2];
    }
}

int main(void) {
  int t = 3;
  for (int i = 0; i < N; i++) from[i] = i * 13 % 7;
  for (int i = 0; i < N; i++) {
    int t = from[i];
    if (t < 4) continue;
    to[i] = t;
  }
  for (int i = 0; i < N; i++) {
    int LIMIT = i % 5;
    if (LIMIT == 3) continue;
    to[i] += LIMIT;
  }
  for (int i = 0; i < N; i++) add(to, i, t);
  for (int i = 0; i < N; i++) {
    int k = i + t;
    to[i] += 2 * weight(i, 11);
    if (k == 40) continue;
    to[i] += k;
  }
  for (int i = 0; i < N; i++)
    if (i + 5 < N && from[i] > 1 && from[i + 5] > 1) to[i] += i > 0 && from[i] > 2 && from[i - 1] > 2 ? 1000 : 2000;
  between(to, 5, 70, 33, 4);
  static int a[7][N], b[N][9], c[7][9];
  for (int i = 0; i < 7 * N; i++) a[i / N][i % N] = from[i % N] + i % 11;
  for (int i = 0; i < N * 9; i++) b[i / 9][i % 9] = from[i / 9] - i % 5;
  product(7, 9, N, a, b, c);
  long sum = k + LIMIT;
  for (int i = 0; i < 7 * 9; i++) sum += (i + 1) * (long)c[i / 9][i % 9];
  for (int i = 0; i < N; i++) sum += (i + 3) * (long)to[i];
  printf("%ld\n", sum);
  return 0;
}
