// Kernels of the host device, made by boxflow.

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#include "boxflow/boxflow.h"

// a / b rounded down, b > 0
static inline int64_t floord(int64_t a, int64_t b) {
  return a / b - (a % b < 0);
}

// a - b * floord(a, b), b > 0
static inline int64_t mod(int64_t a, int64_t b) {
  return a % b < 0 ? a % b + b : a % b;
}

static inline int64_t imax(int64_t a, int64_t b) {
  return a > b ? a : b;
}

// A view of one dimension in several buffers. base: where element [0] would be; lo <= i < hi.
struct boxes_1_8 {
  int64_t count;
  void *base[8];
  int64_t lo[8][1];
  int64_t hi[8][1];
};

// Returns which box holds an element. Some box does, so the last one needs no test.
static inline int64_t box_of_1_8(const struct boxes_1_8 *v, int64_t i0) {
  int64_t b = 0;
  while (b < v->count - 1 && !(v->lo[b][0] <= i0 && i0 < v->hi[b][0])) ++b;
  return b;
}

static inline double *at_double_1_8(const struct boxes_1_8 *v, int64_t i0) {
  const int64_t b = box_of_1_8(v, i0);
  return (double *)v->base[b] + i0;
}

// S0 (line 21) for lo <= i < hi
//   S0: golden.c:21
//   B_0: double B[], written
//   A_0: double A[], read only
static void scop0_p1_k0(double *B_0, const double *A_0, int64_t n, int64_t t, int64_t lo, int64_t i_count) {
  const int64_t i_first = imax(lo, floord(n, 2));
  #pragma GCC ivdep
  for (int64_t i = i_first; i < i_first + i_count; ++i) {
    if (mod(i + t, 2) == 0 && i <= n - 2) {
      // S0, line 21: B[i] = sqrt(A[i - 1] + A[i + 1]) / (t + 1);
      B_0[i] = sqrt(A_0[i - 1] + A_0[i + 1]) / (t + 1);
    }
  }
}

// scop0_p1_k0 for views in several buffers
static void scop0_p1_k0_split(
    struct boxes_1_8 B_0,
    struct boxes_1_8 A_0,
    int64_t n, int64_t t, int64_t lo,
    int64_t i_count) {
  const int64_t i_first = imax(lo, floord(n, 2));
  #pragma GCC ivdep
  for (int64_t i = i_first; i < i_first + i_count; ++i) {
    if (mod(i + t, 2) == 0 && i <= n - 2) {
      // S0, line 21: B[i] = sqrt(A[i - 1] + A[i + 1]) / (t + 1);
      at_double_1_8(&B_0, i)[0] =
          sqrt(at_double_1_8(&A_0, i - 1)[0] + at_double_1_8(&A_0, i + 1)[0]) / (t + 1);
    }
  }
}

static void scop0_p1_k0__call(void *const *arguments) {
  scop0_p1_k0(
      *(double **)arguments[0],
      *(const double **)arguments[1],
      *(int64_t *)arguments[2], *(int64_t *)arguments[3], *(int64_t *)arguments[4],
      *(int64_t *)arguments[6]);
}

static void scop0_p1_k0_split__call(void *const *arguments) {
  scop0_p1_k0_split(
      *(struct boxes_1_8 *)arguments[0],
      *(struct boxes_1_8 *)arguments[1],
      *(int64_t *)arguments[2], *(int64_t *)arguments[3], *(int64_t *)arguments[4],
      *(int64_t *)arguments[6]);
}

const boxflow_host_kernel boxflow_host_kernels[] = {
  {"scop0_p1_k0", scop0_p1_k0__call},
  {"scop0_p1_k0_split", scop0_p1_k0_split__call},
  {0, 0},
};
