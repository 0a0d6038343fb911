// Black-Scholes on several GPUs: each prices a block of the options and holds its part of the five arrays. Nothing is
// sent between devices.
#include "blackscholes-problem.h"

#include "cuda-devices.cuh"

constexpr int kThreads = 256;

__device__ static float normal_distribution_of(float d) { return 0.5f * erfcf(-0.70710678f * d); }

__global__ void __launch_bounds__(kThreads)
    price_options(int n, const float* __restrict__ price, const float* __restrict__ strike,
                  const float* __restrict__ years, float* __restrict__ call, float* __restrict__ put) {
  const int i = blockIdx.x * kThreads + threadIdx.x;
  if (i >= n) return;
  const float s = __ldg(price + i), x = __ldg(strike + i), t = __ldg(years + i);
  const float deviation = VOLATILITY * sqrtf(t);
  const float d1 = (logf(s / x) + (RISK_FREE_RATE + 0.5f * VOLATILITY * VOLATILITY) * t) / deviation;
  const float d2 = d1 - deviation;
  const float discounted = x * expf(-RISK_FREE_RATE * t);
  call[i] = s * normal_distribution_of(d1) - discounted * normal_distribution_of(d2);
  put[i] = discounted * normal_distribution_of(-d2) - s * normal_distribution_of(-d1);
}

struct Part {
  block options;
  float* arrays[ARRAYS];
  cudaStream_t stream;

  int count() const { return options.hi - options.lo; }
};

static void launch(const Part& part, int count) {
  price_options<<<blocks_for(count, kThreads), kThreads, 0, part.stream>>>(
      count, part.arrays[PRICE], part.arrays[STRIKE], part.arrays[YEARS], part.arrays[CALL], part.arrays[PUT]);
  CHECK(cudaGetLastError());
}

// Each device has copy engines of its own, so all devices' copies are under way at once.
static void copy(const Devices& devices, const Part* parts, float* const arrays[ARRAYS], int from, int to,
                 cudaMemcpyKind kind) {
  for (int d = 0; d < devices.count; d++) {
    const Part& part = parts[d];
    devices.use(d);
    for (int a = from; a < to; a++) {
      float* host = arrays[a] + part.options.lo;
      const bool up = kind == cudaMemcpyHostToDevice;
      CHECK(cudaMemcpyAsync(up ? part.arrays[a] : host, up ? host : part.arrays[a], part.count() * sizeof(float), kind,
                            part.stream));
    }
  }
  devices.synchronise();
}

static void compute(const Devices& devices, const Part* parts) {
  for (int d = 0; d < devices.count; d++) {
    devices.use(d);
    launch(parts[d], parts[d].count());
  }
  devices.synchronise();
}

int main(int argc, char** argv) {
  const options options = parse_options(argc, argv, {"blackscholes", OPTIONS, -1, 1, 0, 0, 0});
  const int n = options.size;
  measurement measured = {};
  measured.interface_name = "cuda";
  measured.devices = devices_with_work({0, n}, options.devices);
  const Devices devices = open_devices(options, measured.devices);
  float* arrays[ARRAYS];
  for (float*& array : arrays) array = pinned_memory<float>(n);
  initialise(n, arrays);

  Part parts[MAX_DEVICES];
  for (int d = 0; d < devices.count; d++) {
    devices.use(d);
    parts[d].options = block_of({0, n}, d, devices.count);
    parts[d].stream = make_stream();
    for (float*& array : parts[d].arrays) array = device_memory<float>(parts[d].count(), measured.allocated_bytes[d]);
  }
  // Loads the kernel: it prices no more than uninitialised values, into places that are overwritten.
  compute(devices, parts);

  const double begin = now_in_seconds();
  copy(devices, parts, arrays, 0, INPUTS, cudaMemcpyHostToDevice);
  const double on_devices = now_in_seconds();
  compute(devices, parts);
  measured.compute_seconds = now_in_seconds() - on_devices;
  copy(devices, parts, arrays, INPUTS, ARRAYS, cudaMemcpyDeviceToHost);
  measured.total_seconds = now_in_seconds() - begin;

  for (int d = 0; d < devices.count; d++) {
    devices.use(d);
    for (float* array : parts[d].arrays) CHECK(cudaFree(array));
    CHECK(cudaStreamDestroy(parts[d].stream));
  }
  const int status = finish(&options, &measured, arrays);
  for (float* array : arrays) CHECK(cudaFreeHost(array));
  return status;
}
