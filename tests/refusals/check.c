#include "check.h"
#include <stdio.h>

static int numbers;

/* Prints a number that depends on every byte and its place. */
void check(const void *data, unsigned long bytes) {
  const unsigned char *byte = data;
  unsigned long hash = 1469598103934665603ul;
  for (unsigned long i = 0; i < bytes; i++)
    hash = (hash ^ byte[i]) * 1099511628211ul;
  printf("%016lx\n", hash);
}

int next_number(void) { return ++numbers; }

void forget_numbers(void) { numbers = 0; }
