/* The problem of ../../kernels/floyd-warshall/floyd-warshall.c: its sizes, initial values, sequential loop and dump. */
#ifndef DATA_TYPE
#define DATA_TYPE int
#endif
#include "../../kernels/data-set.h"
#include "program.h"

#ifndef N
#define N BY_DATA_SET(60, 180, 500, 2800, 5600)
#endif

static void initialise(int n, DATA_TYPE *path) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      /* i * j of ints, which wraps from N = 46341 on, where the kernel program's overflows. */
      path[(size_t)i * n + j] = (DATA_TYPE)((int)((unsigned)i * (unsigned)j) % 7 + 1);
      if ((i + j) % 13 == 0 || (i + j) % 7 == 0 || (i + j) % 11 == 0) path[(size_t)i * n + j] = 999;
    }
}

static void sequential(int n, DATA_TYPE *path) {
  for (int k = 0; k < n; k++)
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++) {
        DATA_TYPE through = path[(size_t)i * n + k] + path[(size_t)k * n + j];
        path[(size_t)i * n + j] = path[(size_t)i * n + j] < through ? path[(size_t)i * n + j] : through;
      }
}

/* Dumps and verifies; returns the exit code. */
static int finish(const struct options *options, const struct measurement *measured, const DATA_TYPE *path) {
  size_t count = (size_t)options->size * options->size;
  double difference = -1;
  if (options->verify) {
    DATA_TYPE *expected = (DATA_TYPE *)host_memory(count * sizeof *expected);
    initialise(options->size, expected);
    sequential(options->size, expected);
    difference = largest_difference(expected, path, count);
    free(expected);
  }
  if (options->dump)
    for (size_t i = 0; i < count; i++) printf("%.17g\n", (double)path[i]);
  return report(options, measured, difference, 0);
}
