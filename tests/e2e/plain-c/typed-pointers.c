/* Pointers to rows whose type has a name of the program, declared as a parser that does not know names takes for calls. */
#include <stdio.h>
#include <stdlib.h>

#define W 37
typedef double real;
typedef struct cell {
  real now, next;
} cell;
typedef cell row[W];

real (*grid)[W];
static row (*rows)[2];

static void diffuse(int n, real (*from)[W], real (*to)[W]) {
  real (*a)[W] = from;
  real (*b)[W] = to, (*c)[W] = from + 1;
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < W - 1; j++)
      b[i][j] = (a[i - 1][j] + c[i][j] + a[i][j - 1] + a[i][j + 1]) / 4;
}

static real cells(int n) {
  cell (*p)[W];
  real (sum) = 0;
  p = malloc(n * sizeof *p);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < W; j++) {
      p[i][j].now = i - j;
      p[i][j].next = 2 * p[i][j].now;
    }
  for (int i = 0; i < n; i++)
    sum += p[i][i % W].next;
  free(p);
  return sum;
}

typedef double add;
static int calls;
static void count(int by) { calls += by; }
static void set(int to) { calls = to; }

/* The name of a type is that of a function where these are called. */
static void called(int n, real a[n], void (*add)(int)) {
  int by = 2;
  for (int i = 0; i < n; i++) {
    a[i] = a[i] / 2 + i;
    add (by);
  }
}

static void inlined(int n, real a[n]) {
  for (int t = 0; t < 5; t++) {
    int to = calls + t;
    set (to);
    for (int i = 0; i < n; i++)
      a[i] += calls;
  }
}

static int local(void) {
  typedef int set;
  set (a)[2] = {3, 4};
  return a[1];
}

int main(void) {
  int n = 53;
  grid = malloc(n * sizeof *grid);
  rows = malloc(n * sizeof *rows);
  real (*other)[W] = malloc(n * sizeof *other);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < W; j++)
      grid[i][j] = other[i][j] = (i * 7 + j * 3) % 11;
  diffuse(n, grid, other);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < W; j++)
      rows[i][1][j].now = other[i][j] - 1;
  real total = 0;
  for (int i = 0; i < n; i++)
    total += other[i][i % W] + rows[i][1][W - 1].now;
  called(W, other[0], count);
  inlined(W, other[1]);
  for (int i = 0; i < W; i++)
    total += other[0][i] + other[1][i];
  printf("%.17g %.17g %d\n", total, cells(n), calls + local());
  return 0;
}
