/* The problem of ../../kernels/heat-2d/heat-2d.c: its sizes, initial values, sequential loop and dump. */
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif
#include "program.h"

#ifndef N
#define N 400
#endif
#ifndef TSTEPS
#define TSTEPS 100
#endif

/* Written as the kernel program has it, for the same operations in the same types. */
#define HEAT(up, left, middle, right, down) \
  (0.125 * ((down)-2 * (middle) + (up)) + 0.125 * ((right)-2 * (middle) + (left)) + (middle))

static void initialise(int n, DATA_TYPE *A) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      DATA_TYPE value = (DATA_TYPE)((i * 31 + j * 17) % 101 * 9 + (i + j) / 3.0 + 40);
      A[(size_t)i * n + j] = value;
      A[((size_t)n + i) * n + j] = value;
    }
}

static void sequential(int n, int steps, DATA_TYPE *A) {
  for (int t = 0; t < steps; t++) {
    const DATA_TYPE *now = A + (size_t)(t % 2) * n * n;
    DATA_TYPE *next = A + (size_t)((t + 1) % 2) * n * n;
    for (int i = 1; i < n - 1; i++)
      for (int j = 1; j < n - 1; j++) {
        size_t at = (size_t)i * n + j;
        next[at] = HEAT(now[at - n], now[at - 1], now[at], now[at + 1], now[at + n]);
      }
  }
}

/* Dumps and verifies; returns the exit code. */
static int finish(const struct options *options, const struct measurement *measured, const DATA_TYPE *A) {
  size_t count = 2 * (size_t)options->size * options->size;
  double difference = -1;
  if (options->verify) {
    DATA_TYPE *expected = (DATA_TYPE *)host_memory(count * sizeof *expected);
    initialise(options->size, expected);
    sequential(options->size, options->steps, expected);
    difference = largest_difference(expected, A, count);
    free(expected);
  }
  if (options->dump)
    for (size_t i = 0; i < count; i++) printf("%.17g\n", (double)A[i]);
  return report(options, measured, difference, 0);
}
