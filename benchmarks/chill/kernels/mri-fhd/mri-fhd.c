/*
 * MRI-FHD: the vector F^H d of the same reconstruction
 *
 *     FHd(x) += sum over k of rho(k) exp(2 pi i  k . x)
 */
#include <math.h>
#ifndef N
#define N 1024
#endif
#ifndef M
#define M 256
#endif
#include "../support.h"
#define PIx2 6.2831853071795864769252867665590058f

static DATA_TYPE rRho[M], iRho[M], kx[M], ky[M], kz[M];
static DATA_TYPE dx[N], dy[N], dz[N], rFHref[N], iFHref[N];

static void computeFH(void) {
  for (int x = 0; x < N; x++)
    for (int k = 0; k < M; k++) {
      DATA_TYPE expArg = PIx2 * (kx[k] * dx[x] + ky[k] * dy[x] + kz[k] * dz[x]);
      DATA_TYPE cosArg = cosf(expArg);
      DATA_TYPE sinArg = sinf(expArg);
      rFHref[x] += rRho[k] * cosArg - iRho[k] * sinArg;
      iFHref[x] += iRho[k] * cosArg + rRho[k] * sinArg;
    }
}

int main(int argc, char **argv) {
  begin_results(argc, argv);
  for (int k = 0; k < M; k++) {
    kx[k] = (DATA_TYPE)(k % 16 / 64.0);
    ky[k] = (DATA_TYPE)(k / 16 % 16 / 128.0);
    kz[k] = (DATA_TYPE)(k % 5 / 32.0);
    rRho[k] = (DATA_TYPE)(1 + k % 7 / 8.0);
    iRho[k] = (DATA_TYPE)(k % 3 / 8.0);
  }
  for (int x = 0; x < N; x++) {
    dx[x] = (DATA_TYPE)(x % 32 / 16.0);
    dy[x] = (DATA_TYPE)(x / 32 % 32 / 16.0);
    dz[x] = (DATA_TYPE)(x % 3 / 4.0);
  }
  computeFH();
  print_results(N, rFHref);
  print_results(N, iFHref);
  return end_results();
}
