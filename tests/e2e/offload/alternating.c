/* Calls of the same functions on the same arrays, which are small, large, or in between, with uses by the host. */
#include <stdio.h>
#include <stdlib.h>

#define MOST 20000

static double a[MOST], b[MOST], c[MOST];

/* Each element does as many steps, however little moves. */
static void iterate(int n, int steps, double x[n], double y[n]) {
  for (int i = 0; i < n; i++) {
    for (int t = 0; t < steps; t++) y[i] = 0.5 * y[i] + 0.25 * (x[i] + t);
  }
}

static void add(int n, double x[n], double y[n]) {
  for (int i = 0; i < n; i++) y[i] = 0.5 * y[i] + x[i];
}

static void use(int n, double x[n]) {
  double sum = 0;
  for (int i = 0; i < n; i += 7) sum += x[i];
  printf("%.17g\n", sum);
}

int main(void) {
  double *arrays[3] = {a, b, c};
  unsigned state = 12345;
  for (int i = 0; i < MOST; i++) {
    a[i] = i % 17;
    b[i] = i % 13;
    c[i] = i % 11;
  }
  for (int step = 0; step < 120; step++) {
    state = state * 1103515245u + 12345u;
    int from = (state >> 16) % 3;
    int to = (from + 1 + (state >> 20) % 2) % 3;
    int n = (state >> 24) % 3 == 0 ? 20 : MOST;
    int steps = (state >> 26) % 4 == 0 ? 2000 : 2;
    if ((state >> 28) % 2 == 0) iterate(n, steps, arrays[from], arrays[to]);
    else add(n, arrays[from], arrays[to]);
    if (step % 9 == 0) arrays[to][step] = step;
    if (step % 5 == 0) printf("%.17g\n", arrays[to][n / 2]);
    if (step % 31 == 0) use(n, arrays[from]);
  }
  for (int k = 0; k < 3; k++) use(MOST, arrays[k]);
  return 0;
}
