/* Scalars of regions that the host uses under other names, and globals that functions change. */
#include <stdio.h>

#define N 500

static double x[N], total;
static int rounds;

static void sum_into(double *into) {
  for (int i = 0; i < N; i++) into[0] += x[i];
}

static void sum(void) {
  for (int i = 0; i < N; i++) total += x[i];
  rounds++;
}

int main(void) {
  double mine = 0, *at = &mine;
  for (int i = 0; i < N; i++) x[i] = i % 13;
  for (int t = 0; t < 4; t++) {
    sum_into(&mine);
    sum();
    x[rounds] = mine;
    sum_into(&total);
    *at += 1;
    printf("%g %g\n", mine, total);
    for (int i = 0; i < N; i++) x[i] = x[i] + 1;
  }
  printf("%g\n", mine + total + x[1]);
  return 0;
}
