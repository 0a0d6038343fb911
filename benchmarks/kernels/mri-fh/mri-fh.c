/*
 * The vector F^H d of magnetic resonance image reconstruction: for each of N voxels x and M sample points k
 *
 *     FH(x) = sum over k of conj(phi(k)) d(k) exp(-2 pi i k . x)
 *
 * Arrays of structs for samples and results, local scalars, float. No part is marked.
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

typedef struct {
  float re, im;
} complex_value;

struct sample {
  float kx, ky, kz;
  complex_value phi, data, rho;
};

static void compute_rho(int m, struct sample samples[m]) {
  for (int k = 0; k < m; k++) {
    samples[k].rho.re = samples[k].phi.re * samples[k].data.re + samples[k].phi.im * samples[k].data.im;
    samples[k].rho.im = samples[k].phi.re * samples[k].data.im - samples[k].phi.im * samples[k].data.re;
  }
}

static void compute_fh(int m, int n, const struct sample samples[m], const float place[n][3],
                       complex_value result[n]) {
  for (int v = 0; v < n; v++) {
    float re = 0.0f, im = 0.0f;
    for (int k = 0; k < m; k++) {
      float angle = PIx2 * (samples[k].kx * place[v][0] + samples[k].ky * place[v][1] + samples[k].kz * place[v][2]);
      float c = cosf(angle), s = sinf(angle);
      re += samples[k].rho.re * c + samples[k].rho.im * s;
      im += samples[k].rho.im * c - samples[k].rho.re * s;
    }
    result[v].re = re;
    result[v].im = im;
  }
}

int main(int argc, char **argv) {
  struct sample *samples = malloc(M * sizeof *samples);
  float (*place)[3] = malloc(sizeof(float[N][3]));
  complex_value *result = malloc(N * sizeof *result);
  if (!samples || !place || !result) return 1;

  for (int k = 0; k < M; k++) {
    samples[k].kx = (k * 7 % 31 + 1) / 512.0f;
    samples[k].ky = (k * 11 % 29 + 1) / 512.0f;
    samples[k].kz = (k * 13 % 23 + 1) / 512.0f;
    samples[k].phi.re = 1.0f + k * 3 % 17 / 16.0f;
    samples[k].phi.im = 0.25f + k * 5 % 3 / 16.0f;
    samples[k].data.re = 0.5f + k * 2 % 5 / 16.0f;
    samples[k].data.im = 2.0f + k * 3 % 13 / 16.0f;
  }
  for (int v = 0; v < N; v++) {
    place[v][0] = (v * 17 % 41 + 1) / 128.0f;
    place[v][1] = (v * 19 % 37 + 1) / 128.0f;
    place[v][2] = (v * 23 % 43 + 1) / 128.0f;
  }

  compute_rho(M, samples);
  compute_fh(M, N, samples, place, result);

  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  for (int v = 0; v < N; v++) {
    if (dump) printf("%.17g\n%.17g\n", result[v].re, result[v].im);
    checksum += result[v].re + 2.0 * result[v].im;
  }
  if (!dump) printf("checksum %.12e\n", checksum);
  free(result);
  free(place);
  free(samples);
  return 0;
}
