/* mri-q.c with an array for each member, the angle written twice, and the voxels as the outer loop. Marked. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#ifndef N
#define N 8192
#endif
#ifndef M
#define M 768
#endif
#define PIx2 6.2831853071795864769252867665590058f

static float kx[M], ky[M], kz[M], phi_re[M], phi_im[M], phi_mag[M];
static float x[N], y[N], z[N], Qr[N], Qi[N];

static void compute_phi_mag(void) {
#pragma scop
  for (int i = 0; i < M; i++) phi_mag[i] = phi_re[i] * phi_re[i] + phi_im[i] * phi_im[i];
#pragma endscop
}

static void compute_q(void) {
#pragma scop
  for (int j = 0; j < N; j++) {
    Qr[j] = 0;
    Qi[j] = 0;
    for (int i = 0; i < M; i++) {
      Qr[j] += phi_mag[i] * cosf(PIx2 * (kx[i] * x[j] + ky[i] * y[j] + kz[i] * z[j]));
      Qi[j] += phi_mag[i] * sinf(PIx2 * (kx[i] * x[j] + ky[i] * y[j] + kz[i] * z[j]));
    }
  }
#pragma endscop
}

int main(int argc, char **argv) {
  for (int i = 0; i < M; i++) {
    phi_re[i] = (i * 5 % 19 + 1) / 16.0f;
    phi_im[i] = (i * 3 % 11 + 1) / 16.0f;
    kx[i] = (i * 11 % 31 + 1) / 64.0f;
    ky[i] = (i * 13 % 29 + 1) / 64.0f;
    kz[i] = (i * 7 % 23 + 1) / 64.0f;
  }
  for (int j = 0; j < N; j++) {
    x[j] = (j * 23 % 41 + 1) / 256.0f;
    y[j] = (j * 17 % 37 + 1) / 256.0f;
    z[j] = (j * 19 % 43 + 1) / 256.0f;
  }

  compute_phi_mag();
  compute_q();

  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  for (int j = 0; j < N; j++) {
    if (dump) printf("%.17g\n%.17g\n", Qr[j], Qi[j]);
    checksum += Qr[j] + 2.0 * Qi[j];
  }
  for (int i = 0; i < M; i++) {
    if (dump) printf("%.17g\n", phi_mag[i]);
    checksum += phi_mag[i];
  }
  if (!dump) printf("checksum %.12e\n", checksum);
  return 0;
}
