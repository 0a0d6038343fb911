/**
 * A product of matrices by a warp, with the same results on every device: the terms of each sum are added in
 * order, with one rounding. Hopper has an instruction for it, devices from sm_80 on have two for halves of
 * it, and older ones exchange the terms.
 */
export const MULTIPLY_ADD_F64 = `// Adds 8 terms to 16 x 8 sums, in order, each with one rounding. Thread 4 g + t of the warp has the sums of rows g (upper) and
// g + 8 (lower) in columns 2 t and 2 t + 1. It gives terms t and t + 4 of these rows (a_upper, a_lower) and
// of column g (b).
static __device__ __forceinline__ void multiply_add_f64(
    double *upper, double *lower, const double *a_upper, const double *a_lower, const double *b) {
#if __CUDA_ARCH__ >= 900
  asm volatile("mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
               : "+d"(upper[0]), "+d"(upper[1]), "+d"(lower[0]), "+d"(lower[1])
               : "d"(a_upper[0]), "d"(a_lower[0]), "d"(a_upper[1]), "d"(a_lower[1]), "d"(b[0]), "d"(b[1]));
#elif __CUDA_ARCH__ >= 800
  for (int t = 0; t < 2; ++t) {
    asm volatile("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0, %1}, {%2}, {%3}, {%0, %1};"
                 : "+d"(upper[0]), "+d"(upper[1]) : "d"(a_upper[t]), "d"(b[t]));
    asm volatile("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0, %1}, {%2}, {%3}, {%0, %1};"
                 : "+d"(lower[0]), "+d"(lower[1]) : "d"(a_lower[t]), "d"(b[t]));
  }
#else
  unsigned int lane;
  asm("mov.u32 %0, %%laneid;" : "=r"(lane));
  for (int k = 0; k < 8; ++k) {
    const double x = __shfl_sync(~0u, a_upper[k / 4], lane / 4 * 4 + k % 4);
    const double y = __shfl_sync(~0u, a_lower[k / 4], lane / 4 * 4 + k % 4);
    for (int j = 0; j < 2; ++j) {
      const double z = __shfl_sync(~0u, b[k / 4], (lane % 4 * 2 + j) * 4 + k % 4);
      upper[j] = fma(x, z, upper[j]);
      lower[j] = fma(y, z, lower[j]);
    }
  }
#endif
}
`;
