// Kinds of memory: constant and device variables, local arrays, dynamic shared memory, vectors, narrow elements, generic pointers.
#include "program.h"

__constant__ float weights[5] = {0.5f, -1.25f, 2.0f, 0.0f, 8.0f};
__constant__ int shift;
__device__ int offsets[4] = {3, -1, 4, 1};
__device__ int *cursor = &offsets[1];

struct alignas(16) Quad {
  float x, y, z, w;
};

__global__ void variables(int n, int *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = (int)(weights[i % 5] * 16.0f) + (i >> shift) + offsets[i & 3] + *cursor;
}

__global__ void local_arrays(int n, const int *x, int *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int ring[16];
  for (int k = 0; k < 16; ++k) ring[k] = k * k + i;
  for (int k = 0; k < 40; ++k) ring[(x[i] + k * 7) & 15] += ring[k & 15] ^ k;
  int sum = 0;
  for (int k = 0; k < 16; ++k) sum = sum * 3 + ring[k];
  out[i] = sum;
}

__global__ void dynamic_shared(int n, const float *x, float *out) {
  extern __shared__ float4 room[];
  float *floats = (float *)room;
  short *shorts = (short *)(floats + blockDim.x);
  const int i = blockIdx.x * blockDim.x + threadIdx.x, t = threadIdx.x;
  floats[t] = i < n ? x[i] : 0.0f;
  shorts[t] = (short)(t * 3 - 50);
  __syncthreads();
  const int other = blockDim.x - 1 - t;
  const float *either = (t & 1) ? &floats[other] : &x[min(i, n - 1)];
  if (i < n) out[i] = *either + shorts[other];
}

__global__ void vectors(int n, const float4 *x, const uchar4 *bytes, Quad *out, double2 *pairs) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const float4 v = x[i];
  const uchar4 b = bytes[i];
  out[i] = Quad{v.w + b.x, v.z - b.y, v.y * b.z, v.x + b.w};
  pairs[i] = make_double2(v.x * 2.0, (double)b.w - v.y);
}

__global__ void pointer_table(int n, float *const *rows, int cols) {
  const int i = blockIdx.x, j = threadIdx.x;
  if (i < n && j < cols) rows[i][j] = rows[(i + 1) % n][j + cols] + i;
}

int main(int argc, char **argv) {
  const int n = size_argument(argc, argv, 1, 205);
  const int by = 2;
  CHECK(cudaMemcpyToSymbol(shift, &by, sizeof by));
  const float table[5] = {0.5f, -1.25f, 2.0f, 0.0f, 8.0f};
  const int other[4] = {3, -1, 4, 1};
  std::vector<int> x(n), expected(n), expected_local(n);
  for (int i = 0; i < n; ++i) {
    x[i] = random_bits(1, i) % 100;
    expected[i] = (int)(table[i % 5] * 16.0f) + (i >> by) + other[i & 3] - 1;
    unsigned ring[16], sum = 0;
    for (int k = 0; k < 16; ++k) ring[k] = k * k + i;
    for (int k = 0; k < 40; ++k) ring[(x[i] + k * 7) & 15] += ring[k & 15] ^ k;
    for (int k = 0; k < 16; ++k) sum = sum * 3 + ring[k];
    expected_local[i] = (int)sum;
  }
  int *out = device_array<int>(n), *out_local = device_array<int>(n);
  variables<<<blocks_for(n, 32), 32>>>(n, out);
  local_arrays<<<blocks_for(n, 32), 32>>>(n, to_device(x), out_local);
  int different = count_different("variables", to_host(out, n), expected);
  different += count_different("local_arrays", to_host(out_local, n), expected_local);

  const std::vector<float> reals = random_values(4 * n, 2);
  const int threads = 48;
  float *dreals = to_device(reals), *shared_out = device_array<float>(n);
  dynamic_shared<<<blocks_for(n, threads), threads, threads * 6>>>(n, dreals, shared_out);
  std::vector<float> expected_shared(n), quads(4 * n);
  std::vector<double> pairs(2 * n);
  std::vector<unsigned> bytes(n);
  for (int i = 0; i < n; ++i) {
    const int t = i % threads, last = threads - 1 - t, from = i - t + last;
    const float value = (t & 1) ? (from < n ? reals[from] : 0.0f) : reals[i];
    expected_shared[i] = value + (short)(last * 3 - 50);
    bytes[i] = random_bits(3, i);
    const float *v = &reals[4 * i];
    quads[4 * i] = v[3] + (bytes[i] & 255);
    quads[4 * i + 1] = v[2] - (bytes[i] >> 8 & 255);
    quads[4 * i + 2] = v[1] * (bytes[i] >> 16 & 255);
    quads[4 * i + 3] = v[0] + (bytes[i] >> 24);
    pairs[2 * i] = v[0] * 2.0;
    pairs[2 * i + 1] = (double)(bytes[i] >> 24) - v[1];
  }
  different += count_different("dynamic_shared", to_host(shared_out, n), expected_shared);
  float *dquads = device_array<float>(4 * n);
  double *dpairs = device_array<double>(2 * n);
  vectors<<<blocks_for(n, 32), 32>>>(n, (const float4 *)dreals, (const uchar4 *)to_device(bytes), (Quad *)dquads,
                                     (double2 *)dpairs);
  different += count_different("quads", to_host(dquads, 4 * n), quads);
  different += count_different("pairs", to_host(dpairs, 2 * n), pairs);

  const int rows = 7, cols = 10;
  std::vector<float> cells = random_values(rows * 2 * cols, 4), expected_cells = cells;
  float *dcells = to_device(cells);
  std::vector<float *> row_pointers(rows);
  for (int i = 0; i < rows; ++i) {
    row_pointers[i] = dcells + i * 2 * cols;
    for (int j = 0; j < cols; ++j) expected_cells[i * 2 * cols + j] = cells[(i + 1) % rows * 2 * cols + j + cols] + i;
  }
  pointer_table<<<rows, 16>>>(rows, to_device(row_pointers), cols);
  different += count_different("pointer_table", to_host(dcells, cells.size()), expected_cells);
  return outcome("memory", different);
}
