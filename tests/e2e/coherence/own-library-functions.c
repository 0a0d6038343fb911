/* Functions of the program with the names of the library's. */
#include <stdio.h>
#include <string.h>

#define N 64

static double a[N];

static double drand48(void) { return a[3]++; }

static void free(void *p) { a[5] += p != 0; }

static void grow(void) {
  for (int i = 0; i < N; i++) a[i] = a[i] * 2 + 1;
}

int main(void) {
  double s = 0;
  int (*memcmp)(const char *, ...) = printf;
  for (int t = 0; t < 4; t++) {
    grow();
    s += drand48();
    free(&s);
    grow();
    memcmp("%g %g\n", s, a[3]);
  }
  return 0;
}
