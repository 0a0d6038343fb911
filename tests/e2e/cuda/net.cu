// What programs do besides launching kernels on arrays: each part compares its result with a sequential one.
#include "program.h"

__constant__ float factors[4];
__device__ int changed, table[3] = {5, 6, 7};

__global__ void scale(int n, float *x) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] *= factors[i % 4];
}

__global__ void add_table(int n, int *x) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) x[i] += table[i % 3];
}

__global__ void change_table(int by) { table[threadIdx.x] += by; }

__global__ void add_one(int n, int *x) {
  const int i = blockIdx.y * gridDim.x * blockDim.x + blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] += 1;
}

__global__ void histogram(int n, const int *x, unsigned *bins) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(&bins[x[i] % 97], 1u);
}

__device__ float atomic_max(float *address, float value) {
  int *bits = (int *)address, old = *bits, expected;
  do {
    expected = old;
    old = atomicCAS(bits, expected, __float_as_int(fmaxf(value, __int_as_float(expected))));
  } while (old != expected);
  return __int_as_float(old);
}

__global__ void maximum(int n, const float *x, float *most) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomic_max(most, x[i]);
}

// The last block to end adds up what all blocks have found.
__global__ void last_block(int n, const int *x, long long *parts, unsigned *finished, long long *sum) {
  __shared__ long long own[256];
  __shared__ bool is_last;
  long long mine = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) mine += x[i];
  own[threadIdx.x] = mine;
  __syncthreads();
  if (threadIdx.x == 0) {
    long long all = 0;
    for (int t = 0; t < blockDim.x; ++t) all += own[t];
    parts[blockIdx.x] = all;
    __threadfence();
    is_last = atomicAdd(finished, 1u) == gridDim.x - 1;
  }
  __syncthreads();
  if (is_last && threadIdx.x == 0) {
    __threadfence();
    long long all = 0;
    for (int b = 0; b < gridDim.x; ++b) all += ((volatile long long *)parts)[b];
    *sum = all;
  }
}

// Looks for the end of chains of pointers in memory.
__global__ void chase(int n, const int *const *rows, int *x) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = *rows[i];
}

__global__ void reverse_blocks(int *x) {
  extern __shared__ int own[];
  const int base = blockIdx.x * blockDim.x;
  own[threadIdx.x * 16] = x[base + threadIdx.x];
  __syncthreads();
  x[base + threadIdx.x] = own[(blockDim.x - 1 - threadIdx.x) * 16];
}

static int failures = 0;
static void expect(bool is_right, const char *what) {
  if (is_right) return;
  fprintf(stderr, "net: %s\n", what);
  ++failures;
}

static std::vector<int> numbers(int n) {
  std::vector<int> values(n);
  for (int i = 0; i < n; ++i) values[i] = (int)(random_bits(7, i) % 100000);
  return values;
}

static void variables(int n) {
  const float first[4] = {1, 2, 3, 4}, second[4] = {2, 0.5f, 1, -1};
  std::vector<float> x = random_values(n, 3);
  float *d = to_device(x);
  for (const float *values : {first, second}) {
    CHECK(cudaMemcpyToSymbol(factors, values, sizeof first));
    scale<<<blocks_for(n, 128), 128>>>(n, d);
    for (int i = 0; i < n; ++i) x[i] *= values[i % 4];
  }
  const float third = 3;
  CHECK(cudaMemcpyToSymbol(factors, &third, sizeof third, 2 * sizeof third));
  scale<<<blocks_for(n, 128), 128>>>(n, d);
  for (int i = 0; i < n; ++i) x[i] *= i % 4 == 2 ? 3 : second[i % 4];
  expect(to_host(d, n) == x, "constants that the host changes");
  CHECK(cudaFree(d));

  std::vector<int> y = numbers(n);
  int *e = to_device(y), host_table[3] = {5, 6, 7};
  for (int round = 0; round < 4; ++round) {
    add_table<<<300, 64>>>(n, e);
    for (int i = 0; i < n; ++i) y[i] += host_table[i % 3];
    if (round == 0) change_table<<<1, 3>>>(10);
    if (round == 0) for (int &value : host_table) value += 10;
    if (round == 1) {
      int *address;
      CHECK(cudaGetSymbolAddress((void **)&address, table));
      CHECK(cudaMemset(address, 0, sizeof host_table));
      for (int &value : host_table) value = 0;
    }
    if (round == 2) change_table<<<1, 3>>>(-1);
    if (round == 2) for (int &value : host_table) value -= 1;
  }
  expect(to_host(e, n) == y, "a variable that kernels and the host change");
  CHECK(cudaFree(e));
}

static void copies(int n) {
  std::vector<int> x = numbers(n);
  int *d = to_device(x), *e = device_array<int>(n);
  CHECK(cudaMemcpy(e + 3, d + 1, (n - 5) * sizeof(int), cudaMemcpyDeviceToDevice));
  CHECK(cudaMemset((char *)e + 5, 0x5a, n + 1));
  std::vector<int> y(n, 0);
  memcpy(&y[3], &x[1], (n - 5) * sizeof(int));
  memset((char *)y.data() + 5, 0x5a, n + 1);
  expect(to_host(e, n) == y, "copies and fills across devices");

  const int width = 1001, height = n / width;
  size_t pitch;
  char *rows;
  CHECK(cudaMallocPitch((void **)&rows, &pitch, width * sizeof(int), height));
  CHECK(cudaMemcpy2D(rows, pitch, x.data(), width * sizeof(int), width * sizeof(int), height, cudaMemcpyHostToDevice));
  CHECK(cudaMemset2D(rows + 4, pitch, 1, 8, height));
  std::vector<int> back((size_t)width * height), expected(x.begin(), x.begin() + (size_t)width * height);
  CHECK(cudaMemcpy2D(back.data(), width * sizeof(int), rows, pitch, width * sizeof(int), height, cudaMemcpyDeviceToHost));
  for (int row = 0; row < height; ++row) expected[row * width + 1] = expected[row * width + 2] = 0x01010101;
  expect(back == expected, "copies of pitched rows");
  CHECK(cudaFree(rows));
  CHECK(cudaFree(d));
  CHECK(cudaFree(e));
}

static void streams(int n) {
  std::vector<int> x = numbers(n), y = x;
  int *d = to_device(x), *e = device_array<int>(n);
  cudaStream_t one, two;
  cudaEvent_t copied, done;
  CHECK(cudaStreamCreate(&one));
  CHECK(cudaStreamCreateWithFlags(&two, cudaStreamNonBlocking));
  CHECK(cudaEventCreate(&copied));
  CHECK(cudaEventCreate(&done));
  const dim3 grid(37, blocks_for(n, 37 * 64));
  for (int round = 0; round < 10; ++round) {
    add_one<<<grid, 64, 0, one>>>(n, d);
    CHECK(cudaMemcpyAsync(e, d, n * sizeof(int), cudaMemcpyDeviceToDevice, one));
    CHECK(cudaEventRecord(copied, one));
    CHECK(cudaStreamWaitEvent(two, copied, 0));
    add_one<<<grid, 64, 0, two>>>(n, e);
    CHECK(cudaEventRecord(done, two));
    CHECK(cudaStreamWaitEvent(one, done, 0));
  }
  std::vector<int> back(n);
  CHECK(cudaMemcpyAsync(back.data(), e, n * sizeof(int), cudaMemcpyDeviceToHost, two));
  CHECK(cudaStreamSynchronize(two));
  for (int &value : y) value += 11;
  expect(back == y, "two streams and events");
  float time = -1;
  CHECK(cudaEventElapsedTime(&time, copied, done));
  expect(time >= 0, "the time between events");
  CHECK(cudaStreamDestroy(one));
  CHECK(cudaStreamDestroy(two));
  CHECK(cudaFree(d));
  CHECK(cudaFree(e));
}

static void atomics(int n) {
  const std::vector<int> x = numbers(n);
  std::vector<unsigned> bins(97, 0);
  long long expected = 0;
  for (const int value : x) ++bins[value % 97], expected += value;
  int *d = to_device(x);
  unsigned *device_bins = device_array<unsigned>(97), *finished = device_array<unsigned>(1);
  histogram<<<blocks_for(n, 192), 192>>>(n, d, device_bins);
  expect(to_host(device_bins, 97) == bins, "a histogram");
  long long *parts = device_array<long long>(512), *sum = device_array<long long>(1);
  last_block<<<512, 256>>>(n, d, parts, finished, sum);
  expect(to_host(sum, 1)[0] == expected, "the last block's sum");
  const std::vector<float> y = random_values(n, 9);
  float *e = to_device(y), *most = device_array<float>(1), largest = 0;
  for (const float value : y) largest = fmaxf(largest, value);
  maximum<<<blocks_for(n, 128), 128>>>(n, e, most);
  expect(to_host(most, 1)[0] == largest, "a maximum by compare and swap");
  for (void *array : {(void *)d, (void *)device_bins, (void *)finished, (void *)parts, (void *)sum, (void *)e}) {
    CHECK(cudaFree(array));
  }
}

static void pointers(int n) {
  const std::vector<int> x = numbers(n);
  int *d = to_device(x), *found = device_array<int>(n);
  std::vector<const int *> rows(n);
  for (int i = 0; i < n; ++i) rows[i] = d + (n - 1 - i);
  const int **device_rows = to_device(rows);
  chase<<<blocks_for(n, 96), 96>>>(n, device_rows, found);
  expect(to_host(found, n) == std::vector<int>(x.rbegin(), x.rend()), "pointers in memory");
}

static void shared_memory() {
  const int blocks = 300, threads = 1024;
  std::vector<int> x = numbers(blocks * threads), y = x;
  int *d = to_device(x);
  CHECK(cudaFuncSetAttribute(reverse_blocks, cudaFuncAttributeMaxDynamicSharedMemorySize, 64 * threads));
  reverse_blocks<<<blocks, threads, 64 * threads>>>(d);
  for (int b = 0; b < blocks; ++b) {
    for (int t = 0; t < threads; ++t) y[b * threads + t] = x[b * threads + threads - 1 - t];
  }
  expect(to_host(d, blocks * threads) == y, "64 KiB of shared memory");
}

// Versions of CUDA differ in the code.
static bool is_refused(cudaError_t error) {
  return error == cudaErrorInvalidConfiguration || error == cudaErrorInvalidValue;
}

static void errors() {
  void *memory = nullptr;
  expect(cudaMalloc(&memory, (size_t)1 << 60) == cudaErrorMemoryAllocation, "too much memory");
  expect(cudaGetLastError() == cudaErrorMemoryAllocation, "the last error");
  add_one<<<dim3(1, 70000), 64>>>(0, nullptr);
  expect(is_refused(cudaGetLastError()), "a grid that is too large");
  add_one<<<1000, 2000>>>(0, nullptr);
  expect(is_refused(cudaGetLastError()), "a block that is too large");
  expect(cudaGetLastError() == cudaSuccess, "an error that was read");
  int count = 0;
  expect(cudaGetDeviceCount(&count) == cudaSuccess && count == 1, "one device");
  expect(cudaSetDevice(1) == cudaErrorInvalidDevice, "no second device");
  cudaGetLastError();
  size_t unused = 0, all = 0;
  expect(cudaMemGetInfo(&unused, &all) == cudaSuccess && unused > 0 && unused <= all, "memory");
  cudaDeviceProp properties;
  int multiprocessors = 0;
  CHECK(cudaGetDeviceProperties(&properties, 0));
  CHECK(cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, 0));
  expect(properties.multiProcessorCount == multiprocessors && multiprocessors > 0, "multiprocessors");
}

int main(int argc, char **argv) {
  const int n = size_argument(argc, argv, 1, 200003);
  variables(n);
  copies(n);
  streams(n);
  atomics(n);
  pointers(n);
  shared_memory();
  errors();
  CHECK(cudaDeviceSynchronize());
  return outcome("net", failures);
}
