/*
 * Loops that look like histograms, but whose iterations have to run in order: another statement needs what they count, the
 * operations do not commute, or a copy for each part would be too large. A function each.
 */
#include <stdio.h>
#include <stdlib.h>

#define LARGEST 40000
#define BINS 16

static unsigned char shade[LARGEST];
static int v[LARGEST], place[LARGEST], count[BINS], next[BINS], many[LARGEST], out[LARGEST];
static double sums[BINS];

/* A counting sort needs the count of earlier iterations. */
static void counting_sort(int n) {
  for (int i = 0; i < n; i++) {
    place[i] = next[shade[i] & 15];
    next[shade[i] & 15]++;
  }
}

static void two_operators(int n) {
  for (int i = 0; i < n; i++) {
    count[shade[i] & 15] += v[i];
    count[v[i] & 15] ^= i;
  }
}

/* The element that is added to is not the one that is written. */
static void moves(int n) {
  for (int i = 0; i < n; i++) count[shade[i] & 15] = count[(shade[i] + 1) & 15] + 1;
}

/* The subscript depends on what was counted. */
static void chain(int n) {
  for (int i = 0; i < n; i++) count[(count[shade[i] & 15] + i) & 15] += 1;
}

static void rounds(int n) {
  for (int i = 0; i < n; i++) sums[shade[i] & 15] += 1.0 / (v[i] * v[i] + 1);
}

/* As many elements as iterations. */
static void too_many(int n) {
  for (int i = 0; i < n; i++) many[(v[i] & 32767) + (i & 1)]++;
}

/* Parallel if the arrays do not overlap; `main` calls it with arrays that do. */
static __attribute__((noinline)) void overlap(int n, int a[BINS], const int *b) {
  for (int i = 0; i < n; i++) a[v[i] & 15] += b[i];
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1000;
  if (n > LARGEST) n = LARGEST;
  unsigned state = 1;
  for (int i = 0; i < LARGEST; i++) {
    state = state * 1103515245u + 12345u;
    shade[i] = (unsigned char)(state >> 16);
    v[i] = (int)((state >> 8) & 0x7fff);
  }
  counting_sort(n);
  two_operators(n);
  moves(n);
  chain(n);
  rounds(n);
  too_many(n);
  overlap(n, count, v);
  overlap(n < LARGEST ? n : n - 5, out + 5, out);
  unsigned check = 0;
  for (int i = 0; i < n; i++) check = check * 31 + (unsigned)place[i];
  for (int i = 0; i < 40000; i++) check = check * 31 + (unsigned)(many[i] + out[i]);
  printf("%u\n", check);
  for (int i = 0; i < BINS; i++) printf("%d %d %.17g\n", count[i], next[i], sums[i]);
  return 0;
}
