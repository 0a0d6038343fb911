/*
 * The type of the programs' elements, and functions that print their results: with the argument `--dump` each element, one per line,
 * and otherwise a checksum.
 */
#include <stdio.h>
#include <string.h>

#ifndef DATA_TYPE
#define DATA_TYPE float
#endif

static double checksum;
static int dumps;

static void begin_results(int argc, char **argv) {
  dumps = argc > 1 && strcmp(argv[1], "--dump") == 0;
}

/* Prints the elements of an array, or adds them to the checksum. */
static void print_results(int count, const DATA_TYPE *values) {
  for (int i = 0; i < count; i++) {
    if (dumps) printf("%.9g\n", (double)values[i]);
    checksum += (double)values[i] * (1 + i % 7);
  }
}

static int end_results(void) {
  if (!dumps) printf("checksum %.9e\n", checksum);
  return 0;
}
