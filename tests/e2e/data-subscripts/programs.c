/* Loops whose subscripts are data: in each function one region, parallel but for the last two. */
#include <stdio.h>
#include <stdlib.h>

#ifndef N
#define N 1000
#endif
#define M 7

static double x[N], y[N], z[N], table[256];
static double v[N][M], w[N][M];
static int idx[N], col[N][M], hist[N][M], bins[M];
static signed char offset[N];
static unsigned char shade[N];
static unsigned place[N];

static void gather(void) {
  for (int i = 0; i < N; i++)
    y[i] = x[idx[i]] + x[N - 1 - idx[idx[i]]];
}

/* A matrix with M values per row, and where they belong. */
static void sparse(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < M; j++)
      z[i] += v[i][j] * x[col[i][j]];
}

/* Negative values, and arithmetic modulo 2^32. */
static void conversions(void) {
  for (int i = 0; i < N; i++)
    y[i] += table[offset[i] + 128] + table[shade[i]] + *(x + place[i] - 1u);
}

static void rows(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < M; j++)
      w[i][j] = v[idx[i]][j] + v[place[i] - 1][idx[i] % M];
}

static void own_rows(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < 3 * M; j++)
      hist[i][shade[(i + j) % N] % M] += j;
}

static void scalars_and_conditions(void) {
  for (int i = 0; i < N; i++) {
    int k = idx[i] - 2;
    if (k >= 0)
      z[i] += x[k];
    z[i] += k < 0 ? 1.0 : w[k][0];
  }
}

static void row_pointer(void) {
  for (int i = 0; i < N; i++) {
    const double *row = v[idx[i]];
    idx[i] = i;
    y[i] += row[0] - row[i % M];
  }
}

static double around(const double *from, int k) { return from[0] + 2 * x[k]; }

static void calls(void) {
  for (int i = 0; i < N; i++)
    z[i] += around(&v[idx[i]][1], col[i][2]);
}

static void heap(int n) {
  double *a = malloc((n + 2) * sizeof *a), *b = malloc(n * sizeof(double));
  for (int i = 0; i < n; i++) {
    a[i] = x[i];
    b[i] = z[i];
  }
  for (int i = 0; i < n; i++)
    z[i] += a[col[i][0]] * b[place[i] - 1];
  free(a);
  free(b);
}

/* Two iterations may write one element, and the order of additions matters. */
static void scatter(void) {
  for (int i = 0; i < N; i++)
    bins[shade[i] % M] = (3 * bins[shade[i] % M] + i) % 10007;
}

static void compaction(void) {
  int count = 0;
  for (int i = 0; i < N; i++)
    if (shade[i] % 3 == 0)
      y[count++] = z[i];
}

static void fill(void) {
  unsigned state = 1;
#define RANDOM(bound) ((int)((state = state * 1103515245u + 12345u) >> 16) % (bound))
  for (int i = 0; i < N; i++) {
    x[i] = RANDOM(1000) * 0.25;
    idx[i] = RANDOM(N);
    offset[i] = (signed char)(RANDOM(256) - 128);
    shade[i] = (unsigned char)RANDOM(256);
    place[i] = 1u + (unsigned)RANDOM(N);
    for (int j = 0; j < M; j++) {
      v[i][j] = RANDOM(1000) * 0.5;
      col[i][j] = RANDOM(N);
    }
  }
  for (int i = 0; i < 256; i++)
    table[i] = RANDOM(100);
}

static void dump(const char *name, int count, const double *values) {
  printf("%s", name);
  for (int i = 0; i < count; i++)
    printf(" %.17g", values[i]);
  printf("\n");
}

int main(void) {
  fill();
  gather();
  sparse();
  conversions();
  rows();
  own_rows();
  scalars_and_conditions();
  row_pointer();
  calls();
  heap(N);
  dump("y", N, y);
  scatter();
  compaction();
  dump("y", N, y);
  dump("z", N, z);
  dump("w", N * M, w[0]);
  for (int i = 0; i < N; i++)
    for (int j = 0; j < M; j++)
      printf("%d ", hist[i][j]);
  for (int j = 0; j < M; j++)
    printf("%d ", bins[j]);
  printf("\n");
  return 0;
}
