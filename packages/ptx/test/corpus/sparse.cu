// Data as subscripts: a sparse product by rows, breadth-first search with a flag, and the last block that sums.
#include "program.h"

__global__ void spmv(int rows, const int *starts, const int *columns, const double *values, const double *x, double *y) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows) return;
  double sum = 0;
  for (int k = starts[row]; k < starts[row + 1]; ++k) sum += values[k] * x[columns[k]];
  y[row] = sum;
}

__global__ void bfs(int rows, int level, const int *starts, const int *columns, int *levels, int *changed) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows || levels[row] != level) return;
  for (int k = starts[row]; k < starts[row + 1]; ++k) {
    if (levels[columns[k]] >= 0) continue;
    levels[columns[k]] = level + 1;
    *changed = 1;
  }
}

__device__ unsigned finished;

__global__ void last_block(int n, const double *x, volatile double *parts, double *sum) {
  __shared__ double sums[64];
  __shared__ bool is_last;
  double own = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) own += x[i];
  sums[threadIdx.x] = own;
  __syncthreads();
  if (threadIdx.x == 0) {
    double total = 0;
    for (int t = 0; t < blockDim.x; ++t) total += sums[t];
    parts[blockIdx.x] = total;
    __threadfence();
    is_last = atomicInc(&finished, gridDim.x - 1) == gridDim.x - 1;
  }
  __syncthreads();
  if (!is_last || threadIdx.x != 0) return;
  double total = 0;
  for (int b = 0; b < gridDim.x; ++b) total += parts[b];
  *sum = total;
}

int main(int argc, char **argv) {
  const int rows = size_argument(argc, argv, 1, 300);
  std::vector<int> starts(1, 0), columns;
  for (int i = 0; i < rows; ++i) {
    for (unsigned k = 0; k < random_bits(1, i) % 5; ++k) columns.push_back(random_bits(2, 8 * i + k) % rows);
    columns.push_back((i + 1) % rows);
    starts.push_back((int)columns.size());
  }
  const std::vector<double> values = random_values<double>(columns.size(), 3), x = random_values<double>(rows, 4);
  std::vector<double> y(rows, 0.0);
  std::vector<int> levels(rows, -1);
  for (int i = 0; i < rows; ++i) {
    for (int k = starts[i]; k < starts[i + 1]; ++k) y[i] = fma(values[k], x[columns[k]], y[i]);
  }
  levels[0] = 0;
  std::vector<int> queue(1, 0);
  for (size_t at = 0; at < queue.size(); ++at) {
    for (int k = starts[queue[at]]; k < starts[queue[at] + 1]; ++k) {
      if (levels[columns[k]] >= 0) continue;
      levels[columns[k]] = levels[queue[at]] + 1;
      queue.push_back(columns[k]);
    }
  }
  int *dstarts = to_device(starts), *dcolumns = to_device(columns);
  double *dx = to_device(x), *dy = device_array<double>(rows);
  spmv<<<blocks_for(rows, 64), 64>>>(rows, dstarts, dcolumns, to_device(values), dx, dy);
  std::vector<int> found(rows, -1);
  found[0] = 0;
  int *dlevels = to_device(found), *dchanged = device_array<int>(1), changed = 1;
  for (int level = 0; changed != 0; ++level) {
    CHECK(cudaMemset(dchanged, 0, sizeof changed));
    bfs<<<blocks_for(rows, 64), 64>>>(rows, level, dstarts, dcolumns, dlevels, dchanged);
    changed = to_host(dchanged, 1)[0];
  }
  double *dparts = device_array<double>(9), *dsum = device_array<double>(1), sum = 0;
  for (int turn = 0; turn < 2; ++turn) last_block<<<9, 64>>>(rows, dx, dparts, dsum);
  for (const double value : x) sum += value;
  return outcome("sparse", count_different("y", to_host(dy, rows), y) +
                               count_different("levels", to_host(dlevels, rows), levels) +
                               count_distant("sum", to_host(dsum, 1), std::vector<double>{sum}, 1e-12));
}
