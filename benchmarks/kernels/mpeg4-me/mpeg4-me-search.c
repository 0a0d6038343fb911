/*
 * MPEG-4 motion estimation by full search: for each block of the current frame, the displacement of at most RANGE
 * pixels in each direction to the block of the reference frame that differs least from it, inside the frame, the first
 * of equal ones.
 *
 * Frames of bytes and vectors of structs, with local scalars. No part is marked.
 */
#include <stdint.h>
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
#ifndef RANGE
#define RANGE 7
#endif
#define HEIGHT (ROWS * BLOCK)
#define WIDTH (COLUMNS * BLOCK)

typedef struct {
  int dy, dx, sad;
} motion_vector;

static uint8_t reference[HEIGHT][WIDTH], frame[HEIGHT][WIDTH];
static motion_vector motion[ROWS][COLUMNS];

static void make_frames(void) {
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++) {
      reference[y][x] = (uint8_t)((y * y / 7 + x * 13 + x * x / 11) % 251);
      frame[y][x] = (uint8_t)((y + 3) * (y + 3) / 7 + (x + 2) * 13 + x * y % 5);
    }
}

static void search(void) {
  for (int by = 0; by < ROWS; by++)
    for (int bx = 0; bx < COLUMNS; bx++) {
      motion[by][bx].sad = 256 * BLOCK * BLOCK;
      for (int dy = -RANGE; dy <= RANGE; dy++)
        for (int dx = -RANGE; dx <= RANGE; dx++) {
          if (by * BLOCK + dy < 0 || by * BLOCK + dy > HEIGHT - BLOCK) continue;
          if (bx * BLOCK + dx < 0 || bx * BLOCK + dx > WIDTH - BLOCK) continue;
          int sad = 0;
          for (int y = 0; y < BLOCK; y++)
            for (int x = 0; x < BLOCK; x++)
              sad += abs(frame[by * BLOCK + y][bx * BLOCK + x] -
                         reference[by * BLOCK + y + dy][bx * BLOCK + x + dx]);
          if (sad < motion[by][bx].sad) {
            motion[by][bx].sad = sad;
            motion[by][bx].dy = dy;
            motion[by][bx].dx = dx;
          }
        }
    }
}

int main(int argc, char **argv) {
  make_frames();
  search();
  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  for (int by = 0; by < ROWS; by++)
    for (int bx = 0; bx < COLUMNS; bx++) {
      const motion_vector *found = &motion[by][bx];
      if (dump) printf("%d\n%d\n%d\n", found->dy, found->dx, found->sad);
      checksum += found->sad + 3 * found->dy + 5 * found->dx;
    }
  if (!dump) printf("checksum %.12e\n", checksum);
  return 0;
}
