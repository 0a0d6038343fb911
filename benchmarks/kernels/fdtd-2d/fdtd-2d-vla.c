/*
 * Maxwell's equations in the plane, transverse electric mode, on Yee's staggered grid. Per time step:
 *
 *     ey(0, j) = source(t)
 *     ey(i, j) = ey(i, j) - 1/2 (hz(i, j) - hz(i-1, j))                                0 < i < NX
 *     ex(i, j) = ex(i, j) - 1/2 (hz(i, j) - hz(i, j-1))                                0 < j < NY
 *     hz(i, j) = hz(i, j) - 5/8 (ex(i, j+1) - ex(i, j) + ey(i+1, j) - ey(i, j))        i < NX - 1, j < NY - 1
 *
 * Variable-length array parameters, marked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef NX
#define NX 350
#endif
#ifndef NY
#define NY 420
#endif
#ifndef TSTEPS
#define TSTEPS 80
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static void initialise(int tmax, int nx, int ny, DATA_TYPE ex[nx][ny], DATA_TYPE ey[nx][ny], DATA_TYPE hz[nx][ny],
                       DATA_TYPE _fict_[tmax]) {
  for (int t = 0; t < tmax; t++)
    _fict_[t] = (DATA_TYPE)(900 + 35 * t / 2.0);
  for (int i = 0; i < nx; i++)
    for (int j = 0; j < ny; j++) {
      ex[i][j] = (DATA_TYPE)(2000 + (i * 3 + j * 7) % 53 * 5 / 3.0);
      ey[i][j] = (DATA_TYPE)(3000 + (i * 11 + j * 2) % 41 * 4 / 3.0);
      hz[i][j] = (DATA_TYPE)(9000 + (i * 5 + j * 13) % 37 * 7 / 3.0);
    }
}

static void kernel_fdtd(int tmax, int nx, int ny, DATA_TYPE ex[nx][ny], DATA_TYPE ey[nx][ny], DATA_TYPE hz[nx][ny],
                        DATA_TYPE _fict_[tmax]) {
  int t, i, j;
#pragma scop
  for (t = 0; t < tmax; t++) {
    for (j = 0; j < ny; j++)
      ey[0][j] = _fict_[t];
    for (i = 1; i < nx; i++)
      for (j = 0; j < ny; j++)
        ey[i][j] = ey[i][j] - 0.5 * (hz[i][j] - hz[i - 1][j]);
    for (i = 0; i < nx; i++)
      for (j = 1; j < ny; j++)
        ex[i][j] = ex[i][j] - 0.5 * (hz[i][j] - hz[i][j - 1]);
    for (i = 0; i < nx - 1; i++)
      for (j = 0; j < ny - 1; j++)
        hz[i][j] = hz[i][j] - 0.625 * (ex[i][j + 1] - ex[i][j] + ey[i + 1][j] - ey[i][j]);
  }
#pragma endscop
}

static double report(int nx, int ny, DATA_TYPE field[nx][ny], int dump) {
  double checksum = 0;
  for (int i = 0; i < nx; i++)
    for (int j = 0; j < ny; j++) {
      if (dump) printf("%.17g\n", (double)field[i][j]);
      checksum += field[i][j] * (1 + (i + 2 * j) % 5);
    }
  return checksum;
}

int main(int argc, char **argv) {
  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  int tmax = TSTEPS, nx = NX, ny = NY;
  DATA_TYPE *_fict_ = malloc(sizeof(DATA_TYPE[tmax]));
  DATA_TYPE (*ex)[ny] = malloc(sizeof(DATA_TYPE[nx][ny]));
  DATA_TYPE (*ey)[ny] = malloc(sizeof(DATA_TYPE[nx][ny]));
  DATA_TYPE (*hz)[ny] = malloc(sizeof(DATA_TYPE[nx][ny]));
  if (!_fict_ || !ex || !ey || !hz) return 1;

  initialise(tmax, nx, ny, ex, ey, hz, _fict_);
  kernel_fdtd(tmax, nx, ny, ex, ey, hz, _fict_);
  double checksum = report(nx, ny, ex, dump);
  checksum += report(nx, ny, ey, dump);
  checksum += report(nx, ny, hz, dump);
  if (!dump) printf("checksum %.12e\n", checksum);

  free(hz);
  free(ey);
  free(ex);
  free(_fict_);
  return 0;
}
