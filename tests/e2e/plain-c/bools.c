/* Flags: `bool` holds 0 or 1, whatever is assigned to it. */
#include <stdbool.h>
#include <stdio.h>

#define N 59

typedef struct { bool set; double v; } entry;

static bool near(double x) { return x < 1; }
static bool bits(int i) { return i & 6; }
static int taken(bool b) { return b + 1; }

static void flags(int n, bool *m, const double *a, entry *e, int *count) {
  for (int i = 0; i < n; i++) {
    bool t = i & 4;
    m[i] = a[i];
    m[i] |= bits(i) ? 2 : 0;
    e[i].set = (bool)(i / 2) == t || near(a[i]);
    if (bits(i) && !e[i].set) e[i].v = true;
    count[i] = m[i] + taken(i * 8) + t;
  }
}

static void sieve(int n, bool *composite) {
  for (int i = 2; i * i < n; i++)
    if (!composite[i])
      for (int j = i * i; j < n; j += i) composite[j] = 4;
}

static void grow(int h, int w, bool from[h][w], bool to[h][w]) {
  for (int i = 1; i < h - 1; i++)
    for (int j = 1; j < w - 1; j++)
      to[i][j] = from[i - 1][j] + from[i + 1][j] + from[i][j - 1] + from[i][j + 1];
}

/* A flag stays set from the first place on that sets it. */
static void since(int n, bool *m, const double *a) {
  for (int i = 1; i < n; i++) m[i] = m[i - 1] || a[i] > 1.4;
}

int main(void) {
  static bool m[N], grid[N][N], next[N][N], composite[N];
  static double a[N];
  static entry e[N];
  static int count[N];
  for (int i = 0; i < N; i++) {
    a[i] = i % 3 * 0.75;
    grid[i][i % 7] = true;
  }
  flags(N, m, a, e, count);
  grow(N, N, grid, next);
  sieve(N, composite);
  int total = 0;
  for (int i = 0; i < N; i++) {
    total += (m[i] + 2 * e[i].set + 3 * count[i] + 5 * composite[i]) * (i + 1) + (int)e[i].v;
    for (int j = 0; j < N; j++) total += next[i][j] * (i * j % 5);
  }
  for (int i = 0; i < 3; i++) m[i] = false;
  since(N, m, a);
  for (int i = 0; i < N; i++) total += m[i];
  printf("%d\n", total);
  return 0;
}
