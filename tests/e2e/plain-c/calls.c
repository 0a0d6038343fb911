/* Functions with loops that are called only sometimes, or return from inside a loop. */
#include <stdio.h>
#include <stdlib.h>

#define N 71
#define M 12

static int steps(unsigned v, int most) {
  int n = 0;
  while (v != 1 && n < most) {
    v = v % 2 ? 3 * v + 1 : v / 2;
    n++;
  }
  return n;
}

/* The places in a stack of its own depend on data. */
static int paths(int from, int to) {
  int stack[2 * M + 2], depth = 0, found = 0;
  stack[0] = from;
  while (depth >= 0) {
    int at = stack[depth--];
    if (at == to) found++;
    if (at < to) {
      stack[++depth] = at + 1;
      stack[++depth] = at + 2;
    }
  }
  return found;
}

static int gap(const signed char *lane, int x) {
  int g = 0;
  while (g < 5 && lane[(x + g + 1) % M] < 0) g++;
  return g;
}

static double root(double a) {
  double x = 1;
  for (int k = 0; k < 20; k++) x = 0.5 * (x + a / x);
  return x;
}

static void branches(int n, int *out) {
  for (int i = 0; i < n; i++) {
    int a = i / M, b = i % M;
    if (abs(a - b) < 2) {
      out[i] = 0;
    } else {
      int low = a < b ? a : b, high = a < b ? b : a;
      out[i] = paths(low, high);
    }
  }
}

/* The variables of C90 are declared at the top, and each iteration sets them before it reads them. */
static void traffic(int n, signed char road[n][M], int count[n]) {
  int r, x, v, g;
  for (r = 0; r < n; r++)
    for (x = 0; x < M; x++) {
      if (road[r][x] < 0) continue;
      v = road[r][x] + 1;
      g = gap(road[r], x);
      if (v > g) v = g;
      count[r] += v;
    }
}

static void choices(int n, const double *a, double *b, int *out) {
  for (int i = 0; i < n; i++) {
    b[i] = a[i] > 2 ? root(a[i]) : a[i];
    out[i] = i % 3 == 0 && steps(i + 1, 20) > 6;
    out[i] += 2 * (a[i] > 30 || steps(i + 2, 40) % 2);
  }
}

static void conditions(int n, int *out) {
  for (int i = 0; i < n; i++) {
    if (steps(i + 1, 50) > 10) out[i] += 100;
    else if (out[i] % 3 == 0) continue;
    out[i] -= steps(out[i] + 1, 9);
  }
}

static int find(int n, const int *keys, int key) {
  for (int k = 0; k < n; k++)
    if (keys[k] == key) return k;
  return -1;
}

static int is_prime(int v) {
  if (v < 2) return 0;
  int d = 2;
  while (d * d <= v) {
    if (v % d == 0) return 0;
    d++;
  }
  return 1;
}

/* Leaves two loops at once. */
static int pair(const int row[M], int sum) {
  for (int a = 0; a < M; a++) {
    if (row[a] > sum) continue;
    for (int b = 0; b < a; b++)
      if (row[a] + row[b] == sum) return a * M + b;
  }
  return -1;
}

static void raise(int row[M], int limit) {
  for (int k = 0; k < M; k++) {
    if (row[k] > limit) return;
    row[k] += limit;
  }
  row[0] = -row[0];
}

static void searches(int n, int m, const int keys[m], int table[n][M], int *out) {
  for (int i = 0; i < n; i++) {
    out[i] = find(m, keys, i % 19) + (is_prime(i) ? 1000 : 0);
    out[i] += 1000000 * pair(table[i], i % 23);
    raise(table[i], i % 5);
  }
}

int main(void) {
  static int keys[M], table[N][M];
  static int out[N];
  static signed char road[N][M];
  static double a[N], b[N];
  for (int i = 0; i < N; i++) {
    a[i] = i * 11 % N - 9;
    for (int x = 0; x < M; x++) road[i][x] = (i + x * x) % 4 ? -1 : (i + x) % 3;
  }
  branches(N, out);
  for (int i = 0; i < N; i++) printf("%d ", out[i]);
  traffic(N, road, out);
  for (int i = 0; i < N; i++) printf("%d ", out[i]);
  choices(N, a, b, out);
  for (int i = 0; i < N; i++) printf("%.15g %d ", b[i], out[i]);
  conditions(N, out);
  for (int i = 0; i < N; i++) printf("%d ", out[i]);
  for (int k = 0; k < M; k++) keys[k] = k * 7 % 19;
  for (int i = 0; i < N; i++)
    for (int k = 0; k < M; k++) table[i][k] = (i * 3 + k * k) % 13;
  searches(N, M, keys, table, out);
  for (int i = 0; i < N; i++) printf("%d %d %d ", out[i], table[i][0], table[i][M - 1]);
  printf("\n");
  return 0;
}
