// Subscripts that are data, pointers in memory, and atomic operations.
__global__ void gather(int n, const int *ci, const float *x, float *y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[ci[i]];
}

__global__ void scatter(int n, const int *to, const float *x, float *y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[to[i]] = x[i];
}

__global__ void spmv(int rows, const int *starts, const int *columns, const double *values, const double *x, double *y) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows) return;
  double sum = 0;
  for (int k = starts[row]; k < starts[row + 1]; ++k) sum += values[k] * x[columns[k]];
  y[row] = sum;
}

__global__ void histogram(int n, const unsigned char *x, unsigned *bins) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&bins[x[i]], 1u);
}

__global__ void rows_of_pointers(int n, float **rows) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) rows[blockIdx.y][i] *= 2;
}

__global__ void look_up(int n, const float *x, float *y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[(int)y[i]];
}

__global__ void butterfly(int distance, int *x) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x, j = i ^ distance;
  if (j > i) x[j] += x[i];
}

__global__ void chosen(int n, const float *a, const float *b, float *y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float *from = n % 2 == 0 ? a : b;
  if (i < n) y[i] = from[i];
}
