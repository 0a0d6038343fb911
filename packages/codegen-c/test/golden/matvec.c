// Kernels of the host device, made by boxflow.

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#include "boxflow/boxflow.h"

// S0 (line 5), S1 (line 7), S2 (line 8) for lo <= i < hi
//   S0: golden.c:5
//   S1: golden.c:7
//   S2: golden.c:8
//   A: double A[][], read only
//   s: double s, a copy in each thread
//   w: float w[], a copy in each thread
static void scop0_p0_k0(const double *A, int64_t A_s0, int64_t n, int64_t lo, int64_t i_count) {
  for (int64_t i = lo; i < lo + i_count; ++i) {
    double s;
    float w[4];
    // S0, line 5: s = 0;
    s = 0;
    for (int64_t k = 0; k < n; ++k) {
      // S1, line 7: s += A[i][k] * w[k mod 4];
      s += A[i * A_s0 + k] * w[k % 4];
    }
    // S2, line 8: w[i % 4] = s;
    w[i % 4] = s;
  }
}

static void scop0_p0_k0__call(void *const *arguments) {
  scop0_p0_k0(
      *(const double **)arguments[0], *(int64_t *)arguments[1],
      *(int64_t *)arguments[2], *(int64_t *)arguments[3],
      *(int64_t *)arguments[5]);
}

const boxflow_host_kernel boxflow_host_kernels[] = {
  {"scop0_p0_k0", scop0_p0_k0__call},
  {0, 0},
};
