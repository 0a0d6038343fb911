/* Functions of other files, called with and without arrays, and calling back. */
#include <stdio.h>
#include <stdlib.h>

#define N 64

static int keys[N], seen[N];
static int swaps;

static int by_key(const void *a, const void *b) {
  swaps++;
  return *(const int *)a - *(const int *)b;
}

static int observed(const void *a, const void *b) {
  for (int i = 0; i < N; i++) seen[i] += 1;
  return *(const int *)b - *(const int *)a;
}

static void report(void) { printf("at exit %d %d\n", keys[1], seen[N - 1]); }

int main(void) {
  int small[N];
  int (*order)(const void *, const void *) = by_key;
  atexit(report);
  for (int t = 0; t < 3; t++) {
    for (int i = 0; i < N; i++) keys[i] = (i * 37 + t) % 101;
    qsort(keys, N, sizeof keys[0], order);
    for (int i = 0; i < N; i++) small[i] = keys[i] * 2;
    qsort(small, N, sizeof small[0], observed);
    for (int i = 0; i < N; i++) keys[i] += small[i];
    printf("%d %d %d %d\n", keys[0], keys[N - 1], small[3], seen[5] > 0);
  }
  for (int i = 0; i < N; i++) keys[i] = keys[i] - 3;
  if (swaps == 0) exit(1);
  return 0;
}
