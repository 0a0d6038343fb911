// Kernels of the host device, made by boxflow.

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#include "boxflow/boxflow.h"

// A view of 2 dimensions in several buffers. base: where element [0][0] would be; lo <= i < hi.
struct boxes_2_8 {
  int64_t count;
  void *base[8];
  int64_t stride[8][1];
  int64_t lo[8][2];
  int64_t hi[8][2];
};

// Returns which box holds an element. Some box does, so the last one needs no test.
static inline int64_t box_of_2_8(const struct boxes_2_8 *v, int64_t i0, int64_t i1) {
  int64_t b = 0;
  while (b < v->count - 1 && !(v->lo[b][0] <= i0 && i0 < v->hi[b][0] && v->lo[b][1] <= i1 && i1 < v->hi[b][1])) ++b;
  return b;
}

static inline double *at_double_2_8(const struct boxes_2_8 *v, int64_t i0, int64_t i1) {
  const int64_t b = box_of_2_8(v, i0, i1);
  return (double *)v->base[b] + i0 * v->stride[b][0] + i1;
}

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

// scop0_p0_k0 for views in several buffers
static void scop0_p0_k0_split(
    struct boxes_2_8 path_0,
    struct boxes_2_8 path_1,
    int64_t k, int64_t lo,
    int64_t i_count, int64_t j_count) {
  for (int64_t i = lo; i < lo + i_count; ++i) {
    #pragma GCC ivdep
    for (int64_t j = 0; j < j_count; ++j) {
      // S0, line 12: if (path[i][k] + path[k][j] < path[i][j]) path[i][j] = path[i][k] + path[k][j];
      if (at_double_2_8(&path_0, i, k)[0] + at_double_2_8(&path_1, k, j)[0]
          < at_double_2_8(&path_0, i, j)[0]) {
        at_double_2_8(&path_0, i, j)[0] =
            at_double_2_8(&path_0, i, k)[0] + at_double_2_8(&path_1, k, j)[0];
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

static void scop0_p0_k0_split__call(void *const *arguments) {
  scop0_p0_k0_split(
      *(struct boxes_2_8 *)arguments[0],
      *(struct boxes_2_8 *)arguments[1],
      *(int64_t *)arguments[3], *(int64_t *)arguments[4],
      *(int64_t *)arguments[6], *(int64_t *)arguments[7]);
}

const boxflow_host_kernel boxflow_host_kernels[] = {
  {"scop0_p0_k0", scop0_p0_k0__call},
  {"scop0_p0_k0_split", scop0_p0_k0_split__call},
  {0, 0},
};
