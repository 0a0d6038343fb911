/* Functions with regions that are called through pointers, in tables and from the library. */
#include <stdio.h>
#include <stdlib.h>

#define N 64

static double a[N];
static double order[N];

static void plus(void) {
  for (int i = 0; i < N; i++) a[i] = a[i] + 1;
}

static void times(void) {
  for (int i = 0; i < N; i++) a[i] = a[i] * 1.5;
}

static void (*const table[])(void) = {plus, times, plus};

static void apply(void (*what)(void), int count) {
  for (int k = 0; k < count; k++) {
    what();
    for (int i = 0; i < N; i++) order[i] = order[i] + a[i];
  }
}

static int compare(const void *p, const void *q) {
  const double x = *(const double *)p, y = *(const double *)q;
  plus();
  return a[3] > 0 ? (x < y) - (x > y) : 0;
}

int main(void) {
  double keys[8];
  for (int t = 0; t < 3; t++) {
    table[t]();
    apply(times, 2);
    (*table[t % 2])();
    for (int i = 0; i < 8; i++) keys[i] = (i * 5 + t) % 8;
    qsort(keys, 8, sizeof keys[0], compare);
    a[5] += keys[2];
    apply(t ? plus : times, 1);
    double wanted = 3, *found = bsearch(&wanted, keys, 8, sizeof keys[0], compare);
    printf("%d %g %g\n", found ? (int)(found - keys) : -1, keys[0], order[4]);
  }
  return 0;
}
