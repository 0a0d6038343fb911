/*
 * Maxwell's equations in the plane, transverse electric mode, on Yee's staggered grid. Per time step:
 *
 *     ey(0, j) = _fict_(t)
 *     ey(i, j) = ey(i, j) - 1/2 (hz(i, j) - hz(i-1, j))                                0 < i < NX
 *     ex(i, j) = ex(i, j) - 1/2 (hz(i, j) - hz(i, j-1))                                0 < j < NY
 *     hz(i, j) = hz(i, j) - 7/10 (ex(i, j+1) - ex(i, j) + ey(i+1, j) - ey(i, j))       i < NX - 1, j < NY - 1
 *
 * Globals, marked.
 */
#include <stdio.h>
#include <string.h>
#include "../data-set.h"

#ifndef TMAX
#define TMAX BY_DATA_SET(20, 40, 100, 500, 1000)
#endif
#ifndef NX
#define NX BY_DATA_SET(20, 60, 200, 1000, 2000)
#endif
#ifndef NY
#define NY BY_DATA_SET(30, 80, 240, 1200, 2600)
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static DATA_TYPE ex[NX][NY];
static DATA_TYPE ey[NX][NY];
static DATA_TYPE hz[NX][NY];
static DATA_TYPE _fict_[TMAX];

static void initialise(void) {
  for (int i = 0; i < TMAX; i++)
    _fict_[i] = (DATA_TYPE)i;
  for (int i = 0; i < NX; i++)
    for (int j = 0; j < NY; j++) {
      ex[i][j] = ((DATA_TYPE)i * (j + 1)) / NX;
      ey[i][j] = ((DATA_TYPE)i * (j + 2)) / NY;
      hz[i][j] = ((DATA_TYPE)i * (j + 3)) / NX;
    }
}

static void kernel_fdtd_2d(void) {
  int t, i, j;
#pragma scop
  for (t = 0; t < TMAX; t++) {
    for (j = 0; j < NY; j++)
      ey[0][j] = _fict_[t];
    for (i = 1; i < NX; i++)
      for (j = 0; j < NY; j++)
        ey[i][j] = ey[i][j] - 0.5 * (hz[i][j] - hz[i - 1][j]);
    for (i = 0; i < NX; i++)
      for (j = 1; j < NY; j++)
        ex[i][j] = ex[i][j] - 0.5 * (hz[i][j] - hz[i][j - 1]);
    for (i = 0; i < NX - 1; i++)
      for (j = 0; j < NY - 1; j++)
        hz[i][j] = hz[i][j] - 0.7 * (ex[i][j + 1] - ex[i][j] + ey[i + 1][j] - ey[i][j]);
  }
#pragma endscop
}

static void report(int dump) {
  double checksum = 0;
  for (int i = 0; i < NX; i++)
    for (int j = 0; j < NY; j++) {
      if (dump) printf("%.17g\n%.17g\n%.17g\n", (double)ex[i][j], (double)ey[i][j], (double)hz[i][j]);
      checksum += ex[i][j] * (1 + (i + 2 * j) % 5) + ey[i][j] * (1 + (2 * i + j) % 3) + hz[i][j];
    }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  initialise();
  kernel_fdtd_2d();
  report(argc > 1 && strcmp(argv[1], "--dump") == 0);
  return 0;
}
