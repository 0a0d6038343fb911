/*
 * The distances of MPEG-4 motion estimation: how much a block of WS x WS pixels of the current picture differs from
 * each place of a search area of the picture before,
 *
 *     sad(i, j) = sum over k, l of |current(k, l) - previous(i + k, j + l)|
 *
 * Globals, marked.
 */
#include <stdio.h>
#include <string.h>

#ifndef NI
#define NI 300
#endif
#ifndef NJ
#define NJ 280
#endif
#ifndef WS
#define WS 16
#endif
#ifndef DATA_TYPE
#define DATA_TYPE float
#endif

static DATA_TYPE current[WS][WS], previous[NI + WS][NJ + WS], sad[NI][NJ];

static void initialise(void) {
  for (int i = 0; i < NI + WS; i++)
    for (int j = 0; j < NJ + WS; j++)
      previous[i][j] = (DATA_TYPE)((i * 37 + j * 11) % 253);
  for (int k = 0; k < WS; k++)
    for (int l = 0; l < WS; l++)
      current[k][l] = (DATA_TYPE)((k * 41 + l * 7 + 5) % 256);
}

static void compare(void) {
  int i, j, k, l;
#pragma scop
  for (i = 0; i < NI; i++)
    for (j = 0; j < NJ; j++) {
      sad[i][j] = 0;
      for (k = 0; k < WS; k++)
        for (l = 0; l < WS; l++)
          sad[i][j] += current[k][l] > previous[i + k][j + l] ? current[k][l] - previous[i + k][j + l]
                                                              : previous[i + k][j + l] - current[k][l];
    }
#pragma endscop
}

static void report(int dump) {
  double checksum = 0;
  for (int i = 0; i < NI; i++)
    for (int j = 0; j < NJ; j++) {
      if (dump) printf("%.17g\n", (double)sad[i][j]);
      checksum += sad[i][j] * (1 + (i + 2 * j) % 5);
    }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  initialise();
  compare();
  report(argc > 1 && strcmp(argv[1], "--dump") == 0);
  return 0;
}
