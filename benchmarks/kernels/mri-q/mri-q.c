/*
 * The matrix Q of magnetic resonance image reconstruction: for each of N voxels x and M sample points k
 *
 *     Q(x) = sum over k of |phi(k)|^2 exp(2 pi i k . x)
 *
 * An array of structs for the samples, local scalars, float. The samples are the outer loop. No part is marked.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef N
#define N 8192
#endif
#ifndef M
#define M 768
#endif
#define PIx2 6.2831853071795864769252867665590058f

struct kValues {
  float Kx, Ky, Kz, PhiMag;
};

static void compute_q(int m, int n, const struct kValues *kVals, const float *x, const float *y, const float *z,
                      float *Qr, float *Qi) {
  for (int i = 0; i < m; i++)
    for (int j = 0; j < n; j++) {
      float expArg = PIx2 * (kVals[i].Kx * x[j] + kVals[i].Ky * y[j] + kVals[i].Kz * z[j]);
      float cosArg = cosf(expArg);
      float sinArg = sinf(expArg);
      float phi = kVals[i].PhiMag;
      Qr[j] += phi * cosArg;
      Qi[j] += phi * sinArg;
    }
}

int main(int argc, char **argv) {
  struct kValues *kVals = malloc(M * sizeof *kVals);
  float *x = malloc(N * sizeof(float)), *y = malloc(N * sizeof(float)), *z = malloc(N * sizeof(float));
  float *Qr = calloc(N, sizeof(float)), *Qi = calloc(N, sizeof(float));
  if (!kVals || !x || !y || !z || !Qr || !Qi) return 1;

  for (int i = 0; i < M; i++) {
    float re = (i * 3 % 17 + 1) / 16.0f, im = (i * 5 % 13 + 1) / 16.0f;
    kVals[i].Kx = (i * 7 % 31 + 1) / 64.0f;
    kVals[i].Ky = (i * 11 % 29 + 1) / 64.0f;
    kVals[i].Kz = (i * 13 % 23 + 1) / 64.0f;
    kVals[i].PhiMag = re * re + im * im;
  }
  for (int j = 0; j < N; j++) {
    x[j] = (j * 17 % 41 + 1) / 256.0f;
    y[j] = (j * 19 % 37 + 1) / 256.0f;
    z[j] = (j * 23 % 43 + 1) / 256.0f;
  }

  compute_q(M, N, kVals, x, y, z, Qr, Qi);

  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  for (int j = 0; j < N; j++) {
    if (dump) printf("%.17g\n%.17g\n", Qr[j], Qi[j]);
    checksum += Qr[j] + 2.0 * Qi[j];
  }
  if (!dump) printf("checksum %.12e\n", checksum);
  free(Qi);
  free(Qr);
  free(z);
  free(y);
  free(x);
  free(kVals);
  return 0;
}
