/* blackscholes.c with globals, d1 and d2 kept in arrays, and everything written in place, marked. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#ifndef OPTIONS
#define OPTIONS 1000000
#endif
#define R 0.02f
#define V 0.30f
#define NORMAL(d) (0.5f * erfcf(-0.70710678f * (d)))

static float S[OPTIONS], X[OPTIONS], T[OPTIONS], d1[OPTIONS], d2[OPTIONS], call[OPTIONS], put[OPTIONS];

static void initialise(void) {
  int i;
  for (i = 0; i < OPTIONS; i++) {
    S[i] = 25.0f + (i * 17 % 149) / 10.0f;
    X[i] = 22.0f + (i * 23 % 113) / 10.0f;
    T[i] = 1.0f + (i * 5 % 77) / 40.0f;
  }
}

static void price_options(void) {
  int i;
#pragma scop
  for (i = 0; i < OPTIONS; i++) {
    d1[i] = (logf(S[i] / X[i]) + (R + 0.5f * V * V) * T[i]) / (V * sqrtf(T[i]));
    d2[i] = d1[i] - V * sqrtf(T[i]);
    call[i] = S[i] * NORMAL(d1[i]) - X[i] * expf(-R * T[i]) * NORMAL(d2[i]);
    put[i] = X[i] * expf(-R * T[i]) * NORMAL(-d2[i]) - S[i] * NORMAL(-d1[i]);
  }
#pragma endscop
}

static void report(int dump) {
  double checksum = 0;
  int i;
  for (i = 0; i < OPTIONS; i++) {
    if (dump) printf("%.17g\n%.17g\n%.17g\n%.17g\n", d1[i] + 4.0, d2[i] + 4.0, call[i], put[i]);
    checksum += d1[i] + call[i] + 2.0 * put[i];
  }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  initialise();
  price_options();
  report(argc > 1 && strcmp(argv[1], "--dump") == 0);
  return 0;
}
