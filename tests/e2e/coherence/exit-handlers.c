/* Exit handlers that read and compute with arrays, in a program that ends in the middle. */
#include <stdio.h>
#include <stdlib.h>

#define N 64

static double a[N], b[N];

static void report(void) {
  double s = 0;
  for (int i = 0; i < N; i++) s = s * 0.5 + a[i] + b[i];
  printf("at exit %g\n", s);
}

static void check(double limit) {
  if (a[N - 1] > limit) exit(0);
}

static void grow(void) {
  for (int i = 0; i < N; i++) a[i] = a[i] * 1.5 + i;
  for (int i = 0; i < N; i++) b[i] = a[i] - b[i];
}

int main(void) {
  atexit(report);
  for (int t = 0; t < 100; t++) {
    grow();
    check(1000);
  }
  printf("never here\n");
  return 1;
}
