// Shapes of arrays behind plain pointers.
struct Matrix {
  int rows, pitch;
  float *data;
  __device__ float &at(int i, int j) const { return data[i * pitch + j]; }
};

__global__ void vectors(int n, const float *x, float *y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n / 4) {
    float4 v = ((const float4 *)x)[i];
    v.x += y[4 * i];
    ((float4 *)y)[i] = v;
  }
}

template <typename Function> __global__ void for_each(int n, Function function) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) function(i);
}

__global__ void scaled(Matrix from, Matrix to, float factor) {
  const int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < to.rows && j < to.pitch) to.at(i, j) = factor * from.at(i, j);
}

__global__ void pitched(const char *x, size_t pitch, int width, int height, double *y) {
  const int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < height && j < width) y[i * width + j] = ((const double *)(x + i * pitch))[j];
}

__global__ void of_constant_width(float (*x)[1000]) {
  const int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < 1000 && j < 1000) x[i][j] += 1;
}

__global__ void chunks(int n, int chunk, const float *x, float *y) {
  const int t = blockIdx.x * blockDim.x + threadIdx.x;
  for (int k = 0; k < chunk; ++k) {
    if (t * chunk + k < n) y[t * chunk + k] = x[t * chunk + k];
  }
}

__global__ void rows_in_turn(int rows, int cols, const float *x, float *sums) {
  for (int i = blockIdx.x; i < rows; i += gridDim.x) {
    float sum = 0;
    for (int j = 0; j < cols; ++j) sum += x[i * cols + j];
    if (threadIdx.x == 0) sums[i] = sum;
  }
}

__global__ void strided_sum(int n, const float *x, float *sums) {
  float sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) sum += x[i];
  sums[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

__global__ void batches(int n, const float *x, float *y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const size_t batch = (size_t)blockIdx.z * n * n;
  if (i < n) {
    for (int k = 0; k < n; ++k) y[batch + (size_t)blockIdx.y * n + i] = x[batch + (size_t)k * n + i];
  }
}

__global__ void both_ways(int n, const float *x, float *y) {
  const int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < n && j < n) y[i * n + j] = x[i * n + j] + x[j * n + i];
}

__global__ void tiles_in_a_row(int tiles, int n, float *x) {
  const int i = blockIdx.x / tiles, j = blockIdx.x % tiles * 32 + threadIdx.x;
  if (j < n) x[i * n + j] += 1;
}

__global__ void diagonal(int n, const float *x, float *y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i * i];
}

__global__ void backwards(int n, const float *x, float *y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[n - 1 - i] = x[i / 2];
}

void use(int n, Matrix from, Matrix to, float factor) {
  for_each<<<1, 1>>>(n, [=] __device__(int i) { to.data[i] = factor * from.data[i]; });
}
