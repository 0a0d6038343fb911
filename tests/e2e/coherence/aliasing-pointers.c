/* Several names for the same memory: regions, host code and functions each use another one. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void scale(int n, float *x, float f) {
  for (int i = 0; i < n; i++) x[i] = x[i] * f;
}

static void shift(int n, float *x) {
  for (int i = 0; i < n; i++) x[i] = x[i] + 1;
}

static float total(const float *from, const float *to) {
  float sum = 0;
  while (from != to) sum += *from++;
  return sum;
}

struct window {
  float *begin;
  int count;
};

int main(void) {
  int n = 240;
  float *all = calloc(n, sizeof *all), *half = all + n / 2, copy[240];
  struct window w = {all + 10, 20};
  for (int t = 0; t < 4; t++) {
    shift(n, all);
    scale(n / 2, half, 2);
    w.begin[t] = 100;
    printf("%g %g %g\n", half[0], all[n - 1], w.begin[t + 1]);
    scale(w.count, w.begin, 0.5f);
    memcpy(copy, all, n * sizeof *all);
    shift(n, copy);
    shift(n - 1, all + 1);
    memset(all, 0, 5 * sizeof *all);
    printf("%g %g %g\n", total(all, all + n), total(copy, copy + n), copy[12]);
  }
  all = realloc(all, 2 * n * sizeof *all);
  for (int i = n; i < 2 * n; i++) all[i] = 0;
  shift(2 * n, all);
  printf("%g\n", total(all, all + 2 * n));
  free(all);
  all = malloc(n * sizeof *all);
  for (int i = 0; i < n; i++) all[i] = i;
  printf("%g\n", total(all, all + n));
  return 0;
}
