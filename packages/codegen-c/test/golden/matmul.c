// Kernels of the host device, made by boxflow.

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#include "boxflow/boxflow.h"

// A view of 2 dimensions in several buffers. base: where element [0][0] would be; lo <= i < hi.
struct boxes_2_5 {
  int64_t count;
  void *base[5];
  int64_t stride[5][1];
  int64_t lo[5][2];
  int64_t hi[5][2];
};

// Returns which box holds an element. Some box does, so the last one needs no test.
static inline int64_t box_of_2_5(const struct boxes_2_5 *v, int64_t i0, int64_t i1) {
  int64_t b = 0;
  while (b < v->count - 1 && !(v->lo[b][0] <= i0 && i0 < v->hi[b][0] && v->lo[b][1] <= i1 && i1 < v->hi[b][1])) ++b;
  return b;
}

static inline float *at_float_2_5(const struct boxes_2_5 *v, int64_t i0, int64_t i1) {
  const int64_t b = box_of_2_5(v, i0, i1);
  return (float *)v->base[b] + i0 * v->stride[b][0] + i1;
}

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

// scop0_p0_k0 for views in several buffers
static void scop0_p0_k0_split(
    struct boxes_2_5 C_0,
    struct boxes_2_5 A_0,
    struct boxes_2_5 B_0,
    int64_t n, int64_t lo,
    int64_t i_count, int64_t j_count) {
  for (int64_t i = lo; i < lo + i_count; ++i) {
    #pragma GCC ivdep
    for (int64_t j = 0; j < j_count; ++j) {
      // S0, line 8: C[i][j] = 0.0f;
      at_float_2_5(&C_0, i, j)[0] = 0.0f;
      for (int64_t kernel = 0; kernel < n; ++kernel) {
        // S1, line 10: C[i][j] += A[i][kernel] * B[kernel][j];
        at_float_2_5(&C_0, i, j)[0] +=
            at_float_2_5(&A_0, i, kernel)[0] * at_float_2_5(&B_0, kernel, j)[0];
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

static void scop0_p0_k0_split__call(void *const *arguments) {
  scop0_p0_k0_split(
      *(struct boxes_2_5 *)arguments[0],
      *(struct boxes_2_5 *)arguments[1],
      *(struct boxes_2_5 *)arguments[2],
      *(int64_t *)arguments[3], *(int64_t *)arguments[4],
      *(int64_t *)arguments[6], *(int64_t *)arguments[7]);
}

const boxflow_host_kernel boxflow_host_kernels[] = {
  {"scop0_p0_k0", scop0_p0_k0__call},
  {"scop0_p0_k0_split", scop0_p0_k0_split__call},
  {0, 0},
};
