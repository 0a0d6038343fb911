/*
 * Durbin's recursion for the Yule-Walker equations: y solves T y = -r, T the symmetric Toeplitz matrix with ones on its
 * diagonal and r(|i - j| - 1) elsewhere. The solution of size k gives the one of size k + 1.
 *
 * Globals, marked.
 */
#include <stdio.h>
#include <string.h>
#include "../data-set.h"

#ifndef N
#define N BY_DATA_SET(40, 120, 400, 2000, 4000)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static DATA_TYPE r[N];
static DATA_TYPE y[N];
static DATA_TYPE z[N];

static void initialise(void) {
  for (int i = 0; i < N; i++)
    r[i] = N + 1 - i;
}

static void kernel_durbin(void) {
  DATA_TYPE alpha, beta, sum;
  int i, k;
#pragma scop
  y[0] = -r[0];
  beta = 1.0;
  alpha = -r[0];
  for (k = 1; k < N; k++) {
    beta = (1 - alpha * alpha) * beta;
    sum = 0.0;
    for (i = 0; i < k; i++)
      sum += r[k - i - 1] * y[i];
    alpha = -(r[k] + sum) / beta;
    for (i = 0; i < k; i++)
      z[i] = y[i] + alpha * y[k - i - 1];
    for (i = 0; i < k; i++)
      y[i] = z[i];
    y[k] = alpha;
  }
#pragma endscop
}

int main(int argc, char **argv) {
  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  initialise();
  kernel_durbin();
  for (int i = 0; i < N; i++) {
    if (dump) printf("%.17g\n%.17g\n", (double)y[i], (double)z[i]);
    checksum += y[i] * (1 + i % 5) + z[i];
  }
  if (!dump) printf("checksum %.12e\n", checksum);
  return 0;
}
