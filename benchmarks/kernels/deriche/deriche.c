/*
 * Deriche's recursive edge detector, the smoothing filter: a second-order recursion forth and back along each row of
 * the image, their sum, and the same along each column of the result.
 *
 * The coefficients follow from alpha. Variable-length array parameters, marked. Single precision by default.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "../data-set.h"

#ifndef W
#define W BY_DATA_SET(64, 192, 720, 4096, 7680)
#endif
#ifndef H
#define H BY_DATA_SET(64, 128, 480, 2160, 4320)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE float
#endif

static void initialise(int w, int h, DATA_TYPE imgIn[w][h]) {
  for (int i = 0; i < w; i++)
    for (int j = 0; j < h; j++)
      imgIn[i][j] = (DATA_TYPE)((313 * i + 991 * j) % 65536) / 65535.0f;
}

static void kernel_deriche(int w, int h, DATA_TYPE alpha, DATA_TYPE imgIn[w][h], DATA_TYPE imgOut[w][h],
                           DATA_TYPE y1[w][h], DATA_TYPE y2[w][h]) {
  int i, j;
  DATA_TYPE xm1, tm1, ym1, ym2;
  DATA_TYPE xp1, xp2, tp1, tp2, yp1, yp2;
  DATA_TYPE k = (1 - exp(-alpha)) * (1 - exp(-alpha)) / (1 + 2 * alpha * exp(-alpha) - exp(2 * alpha));
  DATA_TYPE a1 = k, a5 = k;
  DATA_TYPE a2 = k * exp(-alpha) * (alpha - 1), a6 = a2;
  DATA_TYPE a3 = k * exp(-alpha) * (alpha + 1), a7 = a3;
  DATA_TYPE a4 = -k * exp(-2 * alpha), a8 = a4;
  DATA_TYPE b1 = pow(2, -alpha);
  DATA_TYPE b2 = -exp(-2 * alpha);
  DATA_TYPE c1 = 1, c2 = 1;
#pragma scop
  for (i = 0; i < w; i++) {
    ym1 = 0;
    ym2 = 0;
    xm1 = 0;
    for (j = 0; j < h; j++) {
      y1[i][j] = a1 * imgIn[i][j] + a2 * xm1 + b1 * ym1 + b2 * ym2;
      xm1 = imgIn[i][j];
      ym2 = ym1;
      ym1 = y1[i][j];
    }
  }
  for (i = 0; i < w; i++) {
    yp1 = 0;
    yp2 = 0;
    xp1 = 0;
    xp2 = 0;
    for (j = h - 1; j >= 0; j--) {
      y2[i][j] = a3 * xp1 + a4 * xp2 + b1 * yp1 + b2 * yp2;
      xp2 = xp1;
      xp1 = imgIn[i][j];
      yp2 = yp1;
      yp1 = y2[i][j];
    }
  }
  for (i = 0; i < w; i++)
    for (j = 0; j < h; j++)
      imgOut[i][j] = c1 * (y1[i][j] + y2[i][j]);

  for (j = 0; j < h; j++) {
    tm1 = 0;
    ym1 = 0;
    ym2 = 0;
    for (i = 0; i < w; i++) {
      y1[i][j] = a5 * imgOut[i][j] + a6 * tm1 + b1 * ym1 + b2 * ym2;
      tm1 = imgOut[i][j];
      ym2 = ym1;
      ym1 = y1[i][j];
    }
  }
  for (j = 0; j < h; j++) {
    tp1 = 0;
    tp2 = 0;
    yp1 = 0;
    yp2 = 0;
    for (i = w - 1; i >= 0; i--) {
      y2[i][j] = a7 * tp1 + a8 * tp2 + b1 * yp1 + b2 * yp2;
      tp2 = tp1;
      tp1 = imgOut[i][j];
      yp2 = yp1;
      yp1 = y2[i][j];
    }
  }
  for (i = 0; i < w; i++)
    for (j = 0; j < h; j++)
      imgOut[i][j] = c2 * (y1[i][j] + y2[i][j]);
#pragma endscop
}

static double report(int w, int h, DATA_TYPE image[w][h], int dump) {
  double checksum = 0;
  for (int i = 0; i < w; i++)
    for (int j = 0; j < h; j++) {
      if (dump) printf("%.17g\n", (double)image[i][j]);
      checksum += image[i][j] * (1 + (i + 2 * j) % 5);
    }
  return checksum;
}

int main(int argc, char **argv) {
  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  int w = W, h = H;
  DATA_TYPE (*imgIn)[h] = malloc(sizeof(DATA_TYPE[w][h]));
  DATA_TYPE (*imgOut)[h] = malloc(sizeof(DATA_TYPE[w][h]));
  DATA_TYPE (*y1)[h] = malloc(sizeof(DATA_TYPE[w][h]));
  DATA_TYPE (*y2)[h] = malloc(sizeof(DATA_TYPE[w][h]));
  if (!imgIn || !imgOut || !y1 || !y2) return 1;

  initialise(w, h, imgIn);
  kernel_deriche(w, h, 0.25, imgIn, imgOut, y1, y2);
  double checksum = report(w, h, imgOut, dump);
  checksum += report(w, h, y1, dump);
  checksum += report(w, h, y2, dump);
  if (!dump) printf("checksum %.12e\n", checksum);

  free(y2);
  free(y1);
  free(imgOut);
  free(imgIn);
  return 0;
}
