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

// S0 (line 5), S1 (line 7), S2 (line 8) for lo <= i < hi
//   S0: golden.c:5
//   S1: golden.c:7
//   S2: golden.c:8
//   A: double A[][], read only
//   s: double s, in each thread
//   w: float w[], in each thread
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

// scop0_p0_k0 for views in several buffers
static void scop0_p0_k0_split(struct boxes_2_8 A, int64_t n, int64_t lo, int64_t i_count) {
  for (int64_t i = lo; i < lo + i_count; ++i) {
    double s;
    float w[4];
    // S0, line 5: s = 0;
    s = 0;
    for (int64_t k = 0; k < n; ++k) {
      // S1, line 7: s += A[i][k] * w[k mod 4];
      s += at_double_2_8(&A, i, k)[0] * w[k % 4];
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

static void scop0_p0_k0_split__call(void *const *arguments) {
  scop0_p0_k0_split(
      *(struct boxes_2_8 *)arguments[0],
      *(int64_t *)arguments[1], *(int64_t *)arguments[2],
      *(int64_t *)arguments[4]);
}

const boxflow_host_kernel boxflow_host_kernels[] = {
  {"scop0_p0_k0", scop0_p0_k0__call},
  {"scop0_p0_k0_split", scop0_p0_k0_split__call},
  {0, 0},
};
