/* Arrays that overlap in memory, at distances that are no whole elements and with elements of other sizes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N 50

static void add(double *p, double by) {
  for (int i = 0; i < N; i++) p[i] = p[i] + by;
}

static void more(float *p) {
  for (int i = 0; i < N; i++) p[i] = p[i] + 1;
}

int main(void) {
  char *block = malloc(16 * N + 64);
  double *first = (double *)block, *shifted = (double *)(block + 24);
  float *narrow = (float *)(block + 40);
  memset(block, 0, 16 * N + 64);
  add(first, 1);
  add(shifted, 10);
  add(first, 100);
  printf("%g %g %g\n", first[2], first[3], shifted[4]);
  more(narrow);
  add(shifted, 2);
  more(narrow);
  printf("%g %g %.9g %.9g\n", first[4], shifted[N - 1], narrow[3], narrow[N - 1]);
  memcpy(block + 8, block + 80, 64);
  add(first, 1);
  printf("%g %g\n", first[1], first[5]);
  free(block);
  return 0;
}
