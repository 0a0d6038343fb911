// Kernels of the host device, made by boxflow.

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#include "boxflow/boxflow.h"

// S0 (line 12) for lo <= i < hi, rows before k
//   S0: floyd.c:12
//   path_0: double path[][], written
//   path_1: double path[][], read only
static void scop0_p0_k0(
    double *path_0, int64_t path_0_s0,
    const double *path_1, int64_t path_1_s0,
    int64_t k, int64_t lo,
    int64_t i_count, int64_t j_count) {
  for (int64_t i = lo; i < lo + i_count; ++i) {
    #pragma GCC ivdep
    for (int64_t j = 0; j < j_count; ++j) {
      // S0, line 12: if (path[i][k] + path[k][j] < path[i][j]) path[i][j] = path[i][k] + path[k][j];
      if (path_0[i * path_0_s0 + k] + path_1[k * path_1_s0 + j] < path_0[i * path_0_s0 + j]) {
        path_0[i * path_0_s0 + j] = path_0[i * path_0_s0 + k] + path_1[k * path_1_s0 + j];
      }
    }
  }
}

static void scop0_p0_k0__call(void *const *arguments) {
  scop0_p0_k0(
      *(double **)arguments[0], *(int64_t *)arguments[1],
      *(const double **)arguments[2], *(int64_t *)arguments[3],
      *(int64_t *)arguments[5], *(int64_t *)arguments[6],
      *(int64_t *)arguments[8], *(int64_t *)arguments[9]);
}

const boxflow_host_kernel boxflow_host_kernels[] = {
  {"scop0_p0_k0", scop0_p0_k0__call},
  {0, 0},
};
