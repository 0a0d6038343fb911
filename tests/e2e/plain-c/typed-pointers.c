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
  printf("%.17g %.17g\n", total, cells(n));
  return 0;
}
