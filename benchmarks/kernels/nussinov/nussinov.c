/*
 * Nussinov's algorithm for the folding of RNA: the greatest number of base pairs in the part of the sequence from i to j,
 *
 *     table(i, j) = max of table(i, j-1), table(i+1, j), table(i+1, j-1) + match(i, j), table(i, k) + table(k+1, j)
 *
 * for i < k < j, where neighbours do not pair. Bases are 0 to 3 and pair if they add up to 3.
 *
 * Globals, marked. Integers by default.
 */
#include <stdio.h>
#include <string.h>
#include "../data-set.h"

#ifndef N
#define N BY_DATA_SET(60, 180, 500, 2500, 5500)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE int
#endif

typedef char base;

#define match(b1, b2) ((b1) + (b2) == 3 ? 1 : 0)
#define max_score(s1, s2) ((s1) >= (s2) ? (s1) : (s2))

static base seq[N];
static DATA_TYPE table[N][N];

static void initialise(void) {
  for (int i = 0; i < N; i++)
    seq[i] = (base)((i + 1) % 4);
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      table[i][j] = 0;
}

static void kernel_nussinov(void) {
  int i, j, k;
#pragma scop
  for (i = N - 1; i >= 0; i--) {
    for (j = i + 1; j < N; j++) {
      if (j - 1 >= 0)
        table[i][j] = max_score(table[i][j], table[i][j - 1]);
      if (i + 1 < N)
        table[i][j] = max_score(table[i][j], table[i + 1][j]);
      if (j - 1 >= 0 && i + 1 < N) {
        if (i < j - 1)
          table[i][j] = max_score(table[i][j], table[i + 1][j - 1] + match(seq[i], seq[j]));
        else
          table[i][j] = max_score(table[i][j], table[i + 1][j - 1]);
      }
      for (k = i + 1; k < j; k++)
        table[i][j] = max_score(table[i][j], table[i][k] + table[k + 1][j]);
    }
  }
#pragma endscop
}

static void report(int dump) {
  double checksum = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      if (dump) printf("%.17g\n", (double)table[i][j]);
      checksum += table[i][j] * (1 + (i + 2 * j) % 5);
    }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  initialise();
  kernel_nussinov();
  report(argc > 1 && strcmp(argv[1], "--dump") == 0);
  return 0;
}
