// The kernels of the conformance checks in OpenCL and in CUDA, written as the code generators write theirs: views,
// then scalars, then the number of threads per dimension; guarded by it in x, striding over it in y and z.
//
//   scale_add  a[i][j] = a[i][j] * factor + b[j]  for first <= i < first + threads0, 0 <= j < threads1
//   mark_3d    a[i][j][k] = 10000 i + 100 j + k   for all threads
//   increment  a[0] += amount                     one thread
#pragma once

namespace boxflow::test {

inline constexpr const char* kOpenclKernels = R"(
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
__kernel void scale_add(__global double *a, long a_origin, long a_s0, __global const double *b, long b_origin,
                        long first, long factor, long threads0, long threads1) {
  const long j = (long)get_global_id(0);
  if (j >= threads1) return;
  for (long i = first + (long)get_global_id(1); i < first + threads0; i += get_global_size(1)) {
    a[a_origin + i * a_s0 + j] = a[a_origin + i * a_s0 + j] * factor + b[b_origin + j];
  }
}
__kernel void mark_3d(__global int *a, long a_origin, long a_s0, long a_s1, long threads0, long threads1,
                      long threads2) {
  const long k = (long)get_global_id(0);
  if (k >= threads2) return;
  for (long i = (long)get_global_id(2); i < threads0; i += get_global_size(2)) {
    for (long j = (long)get_global_id(1); j < threads1; j += get_global_size(1)) {
      a[a_origin + i * a_s0 + j * a_s1 + k] = (int)(10000 * i + 100 * j + k);
    }
  }
}
__kernel void increment(__global long *a, long a_origin, long amount) { a[a_origin] += amount; }
)";

inline constexpr const char* kCudaKernels = R"(
extern "C" __global__ void scale_add(double *a, long long a_s0, const double *b, long long first, long long factor,
                                     long long threads0, long long threads1) {
  const long long j = (long long)blockIdx.x * blockDim.x + threadIdx.x;
  if (j >= threads1) return;
  for (long long i = first + blockIdx.y * blockDim.y + threadIdx.y; i < first + threads0; i += gridDim.y * blockDim.y) {
    a[i * a_s0 + j] = a[i * a_s0 + j] * factor + b[j];
  }
}
extern "C" __global__ void mark_3d(int *a, long long a_s0, long long a_s1, long long threads0, long long threads1,
                                   long long threads2) {
  const long long k = (long long)blockIdx.x * blockDim.x + threadIdx.x;
  if (k >= threads2) return;
  for (long long i = blockIdx.z * blockDim.z + threadIdx.z; i < threads0; i += gridDim.z * blockDim.z) {
    for (long long j = blockIdx.y * blockDim.y + threadIdx.y; j < threads1; j += gridDim.y * blockDim.y) {
      a[i * a_s0 + j * a_s1 + k] = (int)(10000 * i + 100 * j + k);
    }
  }
}
extern "C" __global__ void increment(long long *a, long long amount) { a[0] += amount; }
)";

}  // namespace boxflow::test
