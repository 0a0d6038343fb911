/*
 * MRI-Q, as in Figure 6.10: the matrix Q of a reconstruction of magnetic resonance images that are not on a Cartesian grid
 *
 *     Q(x) += sum over k of |phi(k)|^2 exp(2 pi i  k . x)
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

struct kValues {
  DATA_TYPE Kx;
  DATA_TYPE Ky;
  DATA_TYPE Kz;
  DATA_TYPE PhiMag;
};

static struct kValues kVals[M];
static DATA_TYPE x[N], y[N], z[N], Qr[N], Qi[N];

static void computeQ(void) {
  int i, j;
  DATA_TYPE expArg, cosArg, sinArg, phi;
  for (i = 0; i < M; i++) {
    for (j = 0; j < N; j++) {
      expArg = PIx2 * (kVals[i].Kx * x[j] + kVals[i].Ky * y[j] + kVals[i].Kz * z[j]);
      cosArg = cosf(expArg);
      sinArg = sinf(expArg);
      phi = kVals[i].PhiMag;
      Qr[j] += phi * cosArg;
      Qi[j] += phi * sinArg;
    }
  }
}

int main(int argc, char **argv) {
  begin_results(argc, argv);
  for (int i = 0; i < M; i++) {
    kVals[i].Kx = (DATA_TYPE)(i % 16 / 64.0);
    kVals[i].Ky = (DATA_TYPE)(i / 16 % 16 / 128.0);
    kVals[i].Kz = (DATA_TYPE)(i % 5 / 32.0);
    kVals[i].PhiMag = (DATA_TYPE)(1 + i % 7 / 8.0);
  }
  for (int j = 0; j < N; j++) {
    x[j] = (DATA_TYPE)(j % 32 / 16.0);
    y[j] = (DATA_TYPE)(j / 32 % 32 / 16.0);
    z[j] = (DATA_TYPE)(j % 3 / 4.0);
  }
  computeQ();
  print_results(N, Qr);
  print_results(N, Qi);
  return end_results();
}
