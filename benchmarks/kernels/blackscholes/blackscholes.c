/*
 * European options by Black and Scholes, on shares without dividend:
 *
 *     d1 = (log(S / X) + (r + v^2 / 2) T) / (v sqrt(T)),   d2 = d1 - v sqrt(T)
 *     call = S N(d1) - X exp(-r T) N(d2),   put = X exp(-r T) N(-d2) - S N(-d1)
 *
 * N is the distribution function of the normal distribution. On the heap, with local scalars and a function of its own,
 * in float. No part is marked.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef OPTIONS
#define OPTIONS 1000000
#endif
#define RISK_FREE_RATE 0.02f
#define VOLATILITY 0.30f

static inline float normal_distribution(float d) { return 0.5f * erfcf(-0.70710678f * d); }

static void price_options(int n, const float *restrict price, const float *restrict strike,
                          const float *restrict years, float *restrict call, float *restrict put) {
  for (int i = 0; i < n; i++) {
    const float deviation = VOLATILITY * sqrtf(years[i]);
    const float d1 = (logf(price[i] / strike[i]) +
                      (RISK_FREE_RATE + 0.5f * VOLATILITY * VOLATILITY) * years[i]) / deviation;
    const float d2 = d1 - deviation;
    const float discounted = strike[i] * expf(-RISK_FREE_RATE * years[i]);
    call[i] = price[i] * normal_distribution(d1) - discounted * normal_distribution(d2);
    put[i] = discounted * normal_distribution(-d2) - price[i] * normal_distribution(-d1);
  }
}

int main(int argc, char **argv) {
  const int n = OPTIONS;
  float *price = malloc(n * sizeof(float)), *strike = malloc(n * sizeof(float));
  float *years = malloc(n * sizeof(float));
  float *call = malloc(n * sizeof(float)), *put = malloc(n * sizeof(float));
  if (!price || !strike || !years || !call || !put) return 1;

  for (int i = 0; i < n; i++) {
    price[i] = 25.0f + (i * 13 % 151) / 10.0f;
    strike[i] = 22.0f + (i * 29 % 121) / 10.0f;
    years[i] = 1.0f + (i * 7 % 81) / 40.0f;
  }

  price_options(n, price, strike, years, call, put);

  if (argc > 1 && strcmp(argv[1], "--dump") == 0) {
    for (int i = 0; i < n; i++) printf("%.17g\n%.17g\n", call[i], put[i]);
  } else {
    double checksum = 0;
    for (int i = 0; i < n; i++) checksum += call[i] + 2.0 * put[i];
    printf("checksum %.12e\n", checksum);
  }
  free(put);
  free(call);
  free(years);
  free(strike);
  free(price);
  return 0;
}
