/* Functions that are called where a variable ends. */
#include <stdio.h>

#define N 64

typedef double numbers[N];

static double total;

static void count(numbers *p) { total += (*p)[3]; }

static void add(double *p, int n, double k) {
  for (int i = 0; i < n; i++) p[i] = p[i] + i * k;
}

static void counted(int k) {
  __attribute__((cleanup(count))) double a[N] = {0};
  add(a, N, k);
  add(a, N, k);
}

int main(void) {
  for (int k = 0; k < 4; k++) counted(k);
  printf("%g\n", total);
  return 0;
}
