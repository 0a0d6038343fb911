/*
 * mpeg4-me-search.c with arrays of integers, the distance of each displacement kept, and the displacements counted
 * from 0 in frames with a margin, so that all are inside. Marked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef ROWS
#define ROWS 18
#endif
#ifndef COLUMNS
#define COLUMNS 22
#endif
#ifndef BLOCK
#define BLOCK 16
#endif
#ifndef PLACES
#define PLACES 15
#endif
#define RANGE (PLACES / 2)

static unsigned char reference[ROWS * BLOCK + 2 * RANGE][COLUMNS * BLOCK + 2 * RANGE];
static unsigned char frame[ROWS * BLOCK][COLUMNS * BLOCK];
static int sad[ROWS][COLUMNS][PLACES][PLACES], best[ROWS][COLUMNS], dy[ROWS][COLUMNS], dx[ROWS][COLUMNS];

static void make_frames(void) {
  for (int y = 0; y < ROWS * BLOCK + 2 * RANGE; y++)
    for (int x = 0; x < COLUMNS * BLOCK + 2 * RANGE; x++)
      reference[y][x] = (y * y / 9 + x * 17 + x * x / 13) % 241;
  for (int y = 0; y < ROWS * BLOCK; y++)
    for (int x = 0; x < COLUMNS * BLOCK; x++)
      frame[y][x] = ((y + 4) * (y + 4) / 9 + (x + 3) * 17 + x * y % 7) % 256;
}

static void search(void) {
#pragma scop
  for (int by = 0; by < ROWS; by++)
    for (int bx = 0; bx < COLUMNS; bx++) {
      best[by][bx] = 256 * BLOCK * BLOCK;
      for (int v = 0; v < PLACES; v++)
        for (int u = 0; u < PLACES; u++) {
          sad[by][bx][v][u] = 0;
          for (int y = 0; y < BLOCK; y++)
            for (int x = 0; x < BLOCK; x++)
              sad[by][bx][v][u] += abs(frame[BLOCK * by + y][BLOCK * bx + x] -
                                       reference[BLOCK * by + y + v][BLOCK * bx + x + u]);
          if (sad[by][bx][v][u] < best[by][bx]) {
            best[by][bx] = sad[by][bx][v][u];
            dy[by][bx] = v - RANGE;
            dx[by][bx] = u - RANGE;
          }
        }
    }
#pragma endscop
}

int main(int argc, char **argv) {
  make_frames();
  search();
  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  for (int by = 0; by < ROWS; by++)
    for (int bx = 0; bx < COLUMNS; bx++) {
      if (dump) printf("%d\n%d\n%d\n", dy[by][bx], dx[by][bx], best[by][bx]);
      checksum += best[by][bx] + 3 * dy[by][bx] + 5 * dx[by][bx];
      for (int v = 0; v < PLACES; v++)
        for (int u = 0; u < PLACES; u++) {
          if (dump) printf("%d\n", sad[by][bx][v][u]);
          checksum += sad[by][bx][v][u];
        }
    }
  if (!dump) printf("checksum %.12e\n", checksum);
  return 0;
}
