/*
 * Doubles a box of HEIGHT rows of WIDTH elements at the left of a matrix with rows of PITCH elements. What is copied to
 * a device and back is that box: contiguous where WIDTH is PITCH, else strided.
 */
#include <stdio.h>
#include <stdlib.h>

#ifndef HEIGHT
#define HEIGHT 64
#endif
#ifndef WIDTH
#define WIDTH 64
#endif
#ifndef PITCH
#define PITCH 128
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

int main(void) {
  DATA_TYPE (*x)[PITCH] = malloc(sizeof(DATA_TYPE[HEIGHT][PITCH]));
  if (x == NULL) return 1;
  for (long at = 0; at < (long)HEIGHT * PITCH; at++) (&x[0][0])[at] = (DATA_TYPE)(at % 101);

#pragma scop
  for (int i = 0; i < HEIGHT; i++)
    for (int j = 0; j < WIDTH; j++)
      x[i][j] = 2 * x[i][j];
#pragma endscop

  double checksum = 0;
  for (int i = 0; i < HEIGHT; i++)
    for (int j = 0; j < PITCH; j++) checksum += x[i][j] * (1 + (i + 2 * j) % 5);
  printf("checksum %.12e\n", checksum);
  free(x);
  return 0;
}
