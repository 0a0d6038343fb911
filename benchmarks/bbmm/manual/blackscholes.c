/*
 * Black-Scholes on several GPUs: each prices a block of the options and holds its part of the five arrays. Nothing is
 * sent between devices.
 */
#include "blackscholes-problem.h"

#include "opencl-devices.h"

#define THREADS 128

static const char *const source =
    "#define RISK_FREE_RATE " AS_TEXT(RISK_FREE_RATE) "\n"
    "#define VOLATILITY " AS_TEXT(VOLATILITY) "\n" KERNEL_SOURCE(
  float normal_distribution(float d) { return 0.5f * erfc(-0.70710678f * d); }

  __kernel void price_options(int n, __global const float *restrict price, __global const float *restrict strike,
                              __global const float *restrict years, __global float *restrict call,
                              __global float *restrict put) {
    const int i = get_global_id(0);
    if (i >= n) return;
    const float deviation = VOLATILITY * sqrt(years[i]);
    const float d1 = (log(price[i] / strike[i]) + (RISK_FREE_RATE + 0.5f * VOLATILITY * VOLATILITY) * years[i]) /
                     deviation;
    const float d2 = d1 - deviation;
    const float discounted = strike[i] * exp(-RISK_FREE_RATE * years[i]);
    call[i] = price[i] * normal_distribution(d1) - discounted * normal_distribution(d2);
    put[i] = discounted * normal_distribution(-d2) - price[i] * normal_distribution(-d1);
  });

struct part {
  struct block options;
  cl_mem arrays[ARRAYS];
};

static size_t bytes_of(const struct part *part) {
  return (size_t)(part->options.hi - part->options.lo) * sizeof(float);
}

static void compute(const struct devices *devices, cl_kernel kernel, const struct part *parts) {
  for (int d = 0; d < devices->count; d++) {
    const int count = parts[d].options.hi - parts[d].options.lo;
    SET_ARGUMENT(kernel, 0, count);
    for (cl_uint a = 0; a < ARRAYS; a++) SET_ARGUMENT(kernel, a + 1, parts[d].arrays[a]);
    const size_t global = rounded_up(count, THREADS), local = THREADS;
    CHECK(clEnqueueNDRangeKernel(devices->compute[d], kernel, 1, NULL, &global, &local, 0, NULL, NULL));
  }
  synchronise(devices);
}

static void upload(const struct devices *devices, const struct part *parts, float *const arrays[ARRAYS]) {
  for (int d = 0; d < devices->count; d++)
    for (int a = 0; a < INPUTS; a++)
      CHECK(clEnqueueWriteBuffer(devices->copies[d], parts[d].arrays[a], CL_FALSE, 0, bytes_of(&parts[d]),
                                 arrays[a] + parts[d].options.lo, 0, NULL, NULL));
  synchronise(devices);
}

static void download(const struct devices *devices, const struct part *parts, float *const arrays[ARRAYS]) {
  for (int d = 0; d < devices->count; d++)
    for (int a = INPUTS; a < ARRAYS; a++)
      CHECK(clEnqueueReadBuffer(devices->copies[d], parts[d].arrays[a], CL_FALSE, 0, bytes_of(&parts[d]),
                                arrays[a] + parts[d].options.lo, 0, NULL, NULL));
  synchronise(devices);
}

int main(int argc, char **argv) {
  const struct options options = parse_options(argc, argv, (struct options){"blackscholes", OPTIONS, -1, 1, 0, 0, 0});
  const int n = options.size;
  struct measurement measured = {.interface_name = "opencl"};
  measured.devices = devices_with_work((struct block){0, n}, options.devices);
  struct devices devices = open_devices(&options, measured.devices, source);
  cl_kernel kernel = make_kernel(&devices, "price_options");
  float *arrays[ARRAYS];
  for (int a = 0; a < ARRAYS; a++) arrays[a] = host_memory(n * sizeof(float));
  initialise(n, arrays);

  struct part parts[MAX_DEVICES];
  for (int d = 0; d < devices.count; d++) {
    parts[d].options = block_of((struct block){0, n}, d, devices.count);
    for (int a = 0; a < ARRAYS; a++)
      parts[d].arrays[a] = device_memory(&devices, bytes_of(&parts[d]), &measured.allocated_bytes[d]);
  }
  /* Has the driver make the kernel ready: it prices what is there, into places that are overwritten. */
  compute(&devices, kernel, parts);

  const double begin = now_in_seconds();
  upload(&devices, parts, arrays);
  const double on_devices = now_in_seconds();
  compute(&devices, kernel, parts);
  measured.compute_seconds = now_in_seconds() - on_devices;
  download(&devices, parts, arrays);
  measured.total_seconds = now_in_seconds() - begin;

  for (int d = 0; d < devices.count; d++)
    for (int a = 0; a < ARRAYS; a++) CHECK(clReleaseMemObject(parts[d].arrays[a]));
  free_kernel(kernel);
  close_devices(&devices);
  const int status = finish(&options, &measured, arrays);
  for (int a = 0; a < ARRAYS; a++) free(arrays[a]);
  return status;
}
