// Kernels of the host device, made by boxflow.

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#include "boxflow/boxflow.h"

// S0 (line 8), S1 (line 10) for lo <= i < hi
//   S0: golden.c:8
//   S1: golden.c:10
//   C_0: float C[][], written
//   A_0: float A[][], read only
//   B_0: float B[][], read only
static void scop0_p0_k0(
    float *C_0, int64_t C_0_s0,
    const float *A_0, int64_t A_0_s0,
    const float *B_0, int64_t B_0_s0,
    int64_t n, int64_t lo,
    int64_t i_count, int64_t j_count) {
  for (int64_t i = lo; i < lo + i_count; ++i) {
    #pragma GCC ivdep
    for (int64_t j = 0; j < j_count; ++j) {
      // S0, line 8: C[i][j] = 0.0f;
      C_0[i * C_0_s0 + j] = 0.0f;
      for (int64_t kernel = 0; kernel < n; ++kernel) {
        // S1, line 10: C[i][j] += A[i][kernel] * B[kernel][j];
        C_0[i * C_0_s0 + j] += A_0[i * A_0_s0 + kernel] * B_0[kernel * B_0_s0 + j];
      }
    }
  }
}

static void scop0_p0_k0__call(void *const *arguments) {
  scop0_p0_k0(
      *(float **)arguments[0], *(int64_t *)arguments[1],
      *(const float **)arguments[2], *(int64_t *)arguments[3],
      *(const float **)arguments[4], *(int64_t *)arguments[5],
      *(int64_t *)arguments[6], *(int64_t *)arguments[7],
      *(int64_t *)arguments[9], *(int64_t *)arguments[10]);
}

const boxflow_host_kernel boxflow_host_kernels[] = {
  {"scop0_p0_k0", scop0_p0_k0__call},
  {0, 0},
};
