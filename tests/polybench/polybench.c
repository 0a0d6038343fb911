/* What polybench.h declares; linked with every program that includes it. */
#include "polybench.h"
#include <stdio.h>
#include <time.h>

void *polybench_alloc_data(unsigned long long int count, int element_size) {
  void *data = NULL;
  if (posix_memalign(&data, 4096, count * element_size) != 0 || data == NULL) {
    fprintf(stderr, "polybench: no memory for %llu elements\n", count);
    exit(1);
  }
  return data;
}

void polybench_free_data(void *data) { free(data); }

static double started, stopped;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

void polybench_timer_start(void) { started = now(); }
void polybench_timer_stop(void) { stopped = now(); }
void polybench_timer_print(void) { printf("%0.6f\n", stopped - started); }
