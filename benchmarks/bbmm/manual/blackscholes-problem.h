/*
 * The problem of ../../kernels/blackscholes/blackscholes.c: its sizes, initial values, sequential loop and dump. The
 * elements are floats.
 */
#undef DATA_TYPE
#define DATA_TYPE float
#include "program.h"

#ifndef OPTIONS
#define OPTIONS 1000000
#endif
#define RISK_FREE_RATE 0.02f
#define VOLATILITY 0.30f

/* Devices have logarithms, exponentials and error functions of their own. */
#ifndef TOLERANCE
#define TOLERANCE 1e-5
#endif

enum { PRICE, STRIKE, YEARS, CALL, PUT, ARRAYS };
#define INPUTS CALL

static void initialise(int n, float *const arrays[ARRAYS]) {
  for (int i = 0; i < n; i++) {
    arrays[PRICE][i] = 25.0f + (float)((long long)i * 13 % 151) / 10.0f;
    arrays[STRIKE][i] = 22.0f + (float)((long long)i * 29 % 121) / 10.0f;
    arrays[YEARS][i] = 1.0f + (float)((long long)i * 7 % 81) / 40.0f;
  }
}

static float normal_distribution(float d) { return 0.5f * erfcf(-0.70710678f * d); }

static void sequential(int n, float *const arrays[ARRAYS]) {
  const float *price = arrays[PRICE], *strike = arrays[STRIKE], *years = arrays[YEARS];
  for (int i = 0; i < n; i++) {
    const float deviation = VOLATILITY * sqrtf(years[i]);
    const float d1 = (logf(price[i] / strike[i]) + (RISK_FREE_RATE + 0.5f * VOLATILITY * VOLATILITY) * years[i]) /
                     deviation;
    const float d2 = d1 - deviation;
    const float discounted = strike[i] * expf(-RISK_FREE_RATE * years[i]);
    arrays[CALL][i] = price[i] * normal_distribution(d1) - discounted * normal_distribution(d2);
    arrays[PUT][i] = discounted * normal_distribution(-d2) - price[i] * normal_distribution(-d1);
  }
}

/* Dumps and verifies; returns the exit code. */
static int finish(const struct options *options, const struct measurement *measured, float *const arrays[ARRAYS]) {
  int n = options->size;
  double difference = -1;
  if (options->verify) {
    float *expected[ARRAYS];
    for (int a = 0; a < ARRAYS; a++) expected[a] = (float *)host_memory(n * sizeof(float));
    initialise(n, expected);
    sequential(n, expected);
    difference = fmax(largest_difference(expected[CALL], arrays[CALL], n),
                      largest_difference(expected[PUT], arrays[PUT], n));
    for (int a = 0; a < ARRAYS; a++) free(expected[a]);
  }
  if (options->dump)
    for (int i = 0; i < n; i++) printf("%.17g\n%.17g\n", arrays[CALL][i], arrays[PUT][i]);
  return report(options, measured, difference, TOLERANCE);
}
