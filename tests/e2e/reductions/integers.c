/*
 * Integers that loops add up, multiply, and, or, xor, or take the smallest or largest of: a function each, for as many
 * elements as the argument says. What each computes is printed on a line.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define LARGEST 40000
#define ROWS 70
#define COLUMNS 301

static int v[LARGEST], w[LARGEST];
static unsigned u[LARGEST];
static short small[LARGEST];
static unsigned char image[ROWS][COLUMNS];
static long results[4];

/* A few even lanes of what is added up here overflow an int, though the sum itself never does. */
static int balanced(int n) {
  int sum = 7;
  for (int i = 0; i < n; i++) sum += v[i];
  return sum;
}

static unsigned wrapping_product(int n) {
  unsigned product = 3;
  for (int i = 0; i < n; i++) product *= u[i];
  return product;
}

static int difference(int n) {
  int rest = 1000000000;
  for (int i = 0; i < n; i++) rest -= w[i];
  return rest;
}

static short narrow(int n) {
  short sum = 0;
  for (int i = 0; i < n; i++) sum += small[i];
  return sum;
}

static long wide(int n) {
  long sum = 0;
  for (int i = 0; i < n; i++) sum = w[i] + sum + v[i];
  return sum;
}

static void bits(int n) {
  unsigned any = 0, all = ~0u, odd = 0;
  for (int i = 0; i < n; i++) {
    any |= u[i] & 0xf0f0u;
    all &= u[i] | 0xffu;
    odd ^= u[i];
  }
  printf("%u %u %u\n", any, all, odd);
}

static void extrema(int n) {
  int largest = -5, smallest = 2000000000, position = 0;
  unsigned char brightest = 0;
  for (int i = 0; i < n; i++) {
    if (w[i] > largest) largest = w[i];
    smallest = smallest < w[i] ? smallest : w[i];
  }
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLUMNS; j++) brightest = image[i][j] > brightest ? image[i][j] : brightest;
  /* the last one counts */
  for (int i = 0; i < n; i++)
    if (w[i] == largest) position = i;
  printf("%d %d %d %d\n", largest, smallest, brightest, position);
}

static long matches(int threshold) {
  long count = 0;
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLUMNS; j++)
      if (image[i][j] > threshold) count++;
  return count;
}

/* A triangle, into an element of an array; and a statement beside the sum. */
static void into_elements(int n) {
  int rows = n < ROWS ? n : ROWS;
  for (int i = 0; i < rows; i++)
    for (int j = 0; j <= i; j++) results[2] += image[i][j];
  for (int i = 0; i < n; i++) {
    results[1] += w[i];
    results[3] += w[i] * 3;
    u[i] = u[i] * 5 + 1;
  }
  printf("%ld %ld %ld %u\n", results[1], results[2], results[3], n > 0 ? u[n - 1] : 0);
}

/* No reductions: the same element in two ways, whose order counts. */
static void mixed(int n) {
  unsigned hash = 17;
  int sum = 3;
  for (int i = 0; i < n; i++) {
    hash += u[i];
    hash *= 31u;
  }
  for (int i = 0; i < n; i++) {
    sum += w[i] % 7 - 4;
    if (sum < w[i] % 50) sum = w[i] % 50;
  }
  printf("%u %d\n", hash, sum);
}

/* Flags that are set or cleared in several ways. */
static int flags(int n) {
  bool odd = false, many = false, all = true, parity = true;
  for (int i = 0; i < n; i++) odd |= w[i] % 64 == 63;
  for (int i = 0; i < n; i++) many += w[i] > 100000;
  for (int i = 0; i < n; i++) all &= w[i] != 500;
  for (int i = 0; i < n; i++) parity ^= w[i] > 5000;
  return odd + 2 * many + 4 * all + 8 * parity;
}

/* Sums between steps that need them. */
static int steps(int n) {
  int sum = 0;
  for (int t = 0; t < 3; t++) {
    sum = 0;
    for (int i = 0; i < n; i++) sum += w[i];
    for (int i = 0; i < n; i++) w[i] = (w[i] + sum) % 1009;
  }
  return sum;
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1;
  if (n < 0 || n > LARGEST) return 1;
  for (int i = 0; i < n; i++) {
    v[i] = i % 2 == 0 ? 2000000000 : -2000000000;
    w[i] = (i * 7919 + 13) % 100003;
    u[i] = (unsigned)i * 2654435761u | 1u;
    small[i] = i % 251;
  }
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLUMNS; j++) image[i][j] = (i * 37 + j * 11) % 254;
  printf("%d\n", balanced(n));
  printf("%u\n", wrapping_product(n));
  printf("%d\n", difference(n));
  printf("%d\n", narrow(n));
  printf("%ld\n", wide(n));
  bits(n);
  extrema(n);
  printf("%ld\n", matches(n % 200));
  into_elements(n);
  mixed(n);
  printf("%d\n", flags(n));
  printf("%d\n", steps(n));
  return 0;
}
