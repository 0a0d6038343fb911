/* The size of memory from the heap is known where a pointer is set to it once. */
#include <stdlib.h>

struct point { double x, y; };

int main(int argc, char **argv) {
  int n = atoi(argv[1]), m = argc + 3;
  double *x = malloc(n * sizeof(double)), *y = (double *)calloc(n + 1, sizeof *y);
  struct point *p = malloc(sizeof *p * (m + 2));
  int *idx;
  idx = (int *)malloc(sizeof(int) * n);
#pragma scop
  for (int i = 0; i < n; i++) {
    y[i] = x[idx[i]] + p[idx[idx[i]] % m].y;
    y[y[i] > 0 ? i : 0] = 1.0;
  }
#pragma endscop
  free(x);
  free(y);
  free(p);
  free(idx);
  return 0;
}

int scanf(const char *format, ...);

static void read_number(int *n) { scanf("%d", n); }

void read_in(const int *idx) {
  int n, m;
  scanf("%d", &n);
  read_number(&m);
  double *x = malloc(n * sizeof(double)), *y = malloc(m * sizeof(double));
#pragma scop
  for (int i = 0; i < n; i++)
    x[idx[i]] = y[idx[i]];
#pragma endscop
}
