#include <doctest/doctest.h>

#include <atomic>
#include <cstdlib>
#include <string>

#include "cudart_host/state.hpp"

using namespace boxflow::cudart;

// What nvcc's code and programs call.
extern "C" {
void boxflow_cudart_add_unit(const boxflow_ptx_unit *unit);
void __cudaRegisterFunction(void **, const char *host, char *, const char *name, int, void *, void *, void *, void *,
                            int *);
void __cudaRegisterVar(void **, char *host, char *, const char *name, int, size_t, int, int);
Status cudaMalloc(void **, size_t);
Status cudaFree(void *);
Status cudaMemcpy(void *, const void *, size_t, int);
Status cudaMemset(void *, int, size_t);
Status cudaMemcpyToSymbol(const void *, const void *, size_t, size_t, int);
Status cudaGetLastError();
Status cudaPeekAtLastError();
Status cudaDeviceSynchronize();
Status cudaLaunchKernel(const void *, Dim3, Dim3, void **, size_t, StreamHandle);
Status cudaFuncSetAttribute(const void *, int, int);
Status cudaStreamCreate(StreamHandle *);
Status cudaStreamDestroy(StreamHandle);
Status cudaStreamSynchronize(StreamHandle);
Status cudaSetDevice(int);
Status cudaDeviceGetAttribute(int *, int, int);
Status cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *, const void *, int, size_t);
const char *cudaGetErrorName(Status);
}

namespace {

std::atomic<uint32_t> blocks_run;
int result = boxflow_ptx_done;

int count_blocks(const boxflow_ptx_launch *launch, void *const *arguments) {
  uint32_t blocks = 1;
  for (int d = 0; d < 3; ++d) blocks *= launch->end[d] - launch->first[d];
  blocks_run += blocks * *static_cast<const uint32_t *>(arguments[0]);
  return result;
}

const uint32_t sizes[] = {4};
const boxflow_ptx_kernel kernels[] = {{"counter", count_blocks, 1, sizes, 1024, 0, 0}, {}};
uint32_t variable = 0;
const boxflow_ptx_variable variables[] = {{"variable", &variable, sizeof variable, 1}, {}};
const boxflow_ptx_unit unit = {kernels, variables};

char counter_function, unknown_function, variable_shadow;

const bool registered = [] {
  // nvcc's code may run before the unit's.
  __cudaRegisterFunction(nullptr, &counter_function, nullptr, "counter", -1, nullptr, nullptr, nullptr, nullptr,
                         nullptr);
  __cudaRegisterVar(nullptr, &variable_shadow, nullptr, "variable", 0, sizeof variable, 1, 0);
  boxflow_cudart_add_unit(&unit);
  return true;
}();

Status launch(Dim3 grid, Dim3 block, size_t shared = 0) {
  uint32_t one = 1;
  void *arguments[] = {&one};
  return cudaLaunchKernel(&counter_function, grid, block, arguments, shared, nullptr);
}

}  // namespace

TEST_CASE("a launch runs each block once, on any number of devices") {
  REQUIRE(registered);
  for (const char *devices : {"1", "3", "8", "all"}) {
    setenv("BOXFLOW_DEVICES", devices, 1);
    blocks_run = 0;
    CHECK(launch({5, 7, 2}, {32, 1, 1}) == success);
    CHECK(blocks_run == 70);
  }
  unsetenv("BOXFLOW_DEVICES");
}

TEST_CASE("wrong launches have NVIDIA's codes, which are remembered once") {
  CHECK(launch({1, 1, 1}, {1025, 1, 1}) == invalid_configuration);
  CHECK(launch({1, 1, 1}, {32, 32, 2}) == invalid_configuration);
  CHECK(launch({0, 1, 1}, {32, 1, 1}) == invalid_configuration);
  CHECK(cudaPeekAtLastError() == invalid_configuration);
  CHECK(cudaGetLastError() == invalid_configuration);
  CHECK(cudaGetLastError() == success);
  CHECK(cudaLaunchKernel(&unknown_function, {1, 1, 1}, {1, 1, 1}, nullptr, 0, nullptr) == invalid_device_function);
  CHECK(cudaGetLastError() == invalid_device_function);
}

TEST_CASE("more shared memory has to be asked for") {
  CHECK(launch({1, 1, 1}, {1, 1, 1}, 47 * 1024) == success);
  CHECK(launch({1, 1, 1}, {1, 1, 1}, 48 * 1024) == invalid_value);
  CHECK(cudaFuncSetAttribute(&counter_function, 8, 64 * 1024) == success);
  CHECK(launch({1, 1, 1}, {1, 1, 1}, 64 * 1024) == success);
  CHECK(cudaFuncSetAttribute(&counter_function, 8, 300 * 1024) == invalid_value);
  cudaGetLastError();
}

TEST_CASE("addresses of copies are checked") {
  void *device = nullptr;
  char host[16] = "host";
  REQUIRE(cudaMalloc(&device, 16) == success);
  CHECK(cudaMemcpy(device, host, 16, host_to_device) == success);
  CHECK(cudaMemcpy(device, host, 17, host_to_device) == invalid_value);
  CHECK(cudaMemcpy(host, host, 16, device_to_host) == invalid_value);
  CHECK(cudaMemcpy(host, device, 16, 9) == invalid_memcpy_direction);
  CHECK(cudaMemset(host, 0, 16) == invalid_value);
  CHECK(cudaMemset(static_cast<char *>(device) + 8, 'x', 8) == success);
  CHECK(cudaMemcpy(host, device, 16, by_address) == success);
  CHECK(std::string(host, 4) == "host");
  CHECK(host[8] == 'x');
  CHECK(cudaFree(host) == invalid_value);
  CHECK(cudaFree(device) == success);
  CHECK(cudaFree(device) == invalid_value);
  CHECK(cudaFree(nullptr) == success);
  cudaGetLastError();
}

TEST_CASE("variables are found by their shadows") {
  const uint32_t value = 41;
  CHECK(cudaMemcpyToSymbol(&variable_shadow, &value, sizeof value, 0, host_to_device) == success);
  CHECK(variable == 41);
  CHECK(cudaMemcpyToSymbol(&variable_shadow, &value, sizeof value, 1, host_to_device) == invalid_value);
  CHECK(cudaMemcpyToSymbol(&unknown_function, &value, sizeof value, 0, host_to_device) == invalid_symbol);
  cudaGetLastError();
}

TEST_CASE("streams that were destroyed are errors") {
  StreamHandle stream = nullptr;
  REQUIRE(cudaStreamCreate(&stream) == success);
  CHECK(cudaStreamSynchronize(stream) == success);
  CHECK(cudaStreamDestroy(stream) == success);
  CHECK(cudaStreamDestroy(stream) == invalid_resource_handle);
  CHECK(cudaSetDevice(1) == invalid_device);
  CHECK(std::string(cudaGetErrorName(invalid_device)) == "cudaErrorInvalidDevice");
  cudaGetLastError();
}

TEST_CASE("devices of the host are multiprocessors, and blocks share their memory") {
  int value = 0;
  setenv("BOXFLOW_DEVICES", "5", 1);
  CHECK(cudaDeviceGetAttribute(&value, 16, 0) == success);
  CHECK(value == 5);
  unsetenv("BOXFLOW_DEVICES");
  CHECK(cudaDeviceGetAttribute(&value, 16, 1) == invalid_device);
  CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&value, &counter_function, 256, 0) == success);
  CHECK(value == 8);
  CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&value, &counter_function, 256, 99 * 1024) == success);
  CHECK(value == 2);
  cudaGetLastError();
}

TEST_CASE("a kernel that fails makes all later calls fail" * doctest::description("the last test of the process")) {
  result = boxflow_ptx_assertion;
  CHECK(launch({1, 1, 1}, {1, 1, 1}) == success);
  CHECK(cudaDeviceSynchronize() == assertion_failed);
  CHECK(cudaGetLastError() == assertion_failed);
  CHECK(cudaGetLastError() == assertion_failed);
  void *device = nullptr;
  CHECK(cudaMalloc(&device, 16) == assertion_failed);
}
