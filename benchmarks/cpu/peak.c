/* Prints the floating-point operations that a core executes at most in a second, in 10^9: fused operations on registers. */
#include <stdio.h>
#include <time.h>

#ifndef DATA_TYPE
#define DATA_TYPE double
#endif
#ifdef __AVX512F__
#define BYTES 64
#else
#define BYTES 32
#endif
#define CHAINS 12
#define TURNS 4000000

typedef DATA_TYPE vector __attribute__((vector_size(BYTES)));

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + 1e-9 * now.tv_nsec;
}

int main(void) {
  double best = 0;
  const vector factor = (vector){0} + (DATA_TYPE)0.999, term = (vector){0} + (DATA_TYPE)1e-3;
  for (int run = 0; run < 5; run++) {
    vector a = factor, b = a + 1, c = a + 2, d = a + 3, e = a + 4, f = a + 5;
    vector g = a + 6, h = a + 7, i = a + 8, j = a + 9, k = a + 10, l = a + 11;
    const double begin = seconds();
    for (int turn = 0; turn < TURNS; turn++) {
      a = a * factor + term, b = b * factor + term, c = c * factor + term, d = d * factor + term;
      e = e * factor + term, f = f * factor + term, g = g * factor + term, h = h * factor + term;
      i = i * factor + term, j = j * factor + term, k = k * factor + term, l = l * factor + term;
      __asm__ volatile("" : "+v"(a), "+v"(b), "+v"(c), "+v"(d), "+v"(e), "+v"(f));
      __asm__ volatile("" : "+v"(g), "+v"(h), "+v"(i), "+v"(j), "+v"(k), "+v"(l));
    }
    const double time = seconds() - begin;
    const double operations = 2.0 * TURNS * CHAINS * (BYTES / sizeof(DATA_TYPE));
    if (operations / time > best) best = operations / time;
  }
  printf("%.1f\n", best * 1e-9);
  return 0;
}
