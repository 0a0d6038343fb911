// Each test case is a process of its own: the first call decides how many GPUs there are.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <dlfcn.h>
#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "boxflow/interval_unit.h"
#include "cudart/types.hpp"
#include "cudart_gpu/next_runtime.hpp"
#include "fake_nvidia.hpp"

using namespace boxflow::cudart;

// What nvcc's code and programs call.
extern "C" {
void boxflow_cudart_add_intervals(const boxflow_interval_unit *unit);
void __cudaRegisterFunction(void **, const char *host, char *, const char *name, int, void *, void *, void *, void *,
                            int *);
void __cudaRegisterVar(void **, char *host, char *, const char *name, int, size_t, int, int);
Status cudaMalloc(void **, size_t);
Status cudaFree(void *);
Status cudaMemcpyToSymbol(const void *, const void *, size_t, size_t, int);
Status cudaGetSymbolAddress(void **, const void *);
Status cudaLaunchKernel(const void *, Dim3, Dim3, void **, size_t, StreamHandle);
Status cudaFuncSetAttribute(const void *, int, int);
Status cudaDeviceSynchronize();
Status cudaGetLastError();
Status cudaStreamQuery(StreamHandle);
Status cudaGetDeviceCount(int *);
Status cudaSetDevice(int);
Status cudaMemGetInfo(size_t *, size_t *);
Status cudaDeviceGetAttribute(int *, int, int);
Status cudaStreamBeginCapture(StreamHandle, int);
}

namespace {

// The blocks that ran, by their ids in the grid, and the GPU; -1 is a launch as a whole.
std::vector<int> gpu_of_block;
int variable_seen[8];

void count(const uint32_t (&blocks)[3], void **parameters, int gpu) {
  const int grid_x = *static_cast<int *>(parameters[0]);
  boxflow_interval interval = {{0, 0, 0}, {static_cast<uint32_t>(grid_x), 0, 0}};
  if (gpu >= 0) interval = *static_cast<boxflow_interval *>(parameters[1]);
  for (uint32_t y = 0; y < blocks[1]; ++y) {
    for (uint32_t x = 0; x < blocks[0]; ++x) {
      const size_t id = (interval.first[1] + y) * interval.grid[0] + interval.first[0] + x;
      REQUIRE(id < gpu_of_block.size());
      CHECK(gpu_of_block[id] == -2);
      gpu_of_block[id] = gpu;
    }
  }
  if (gpu >= 0) variable_seen[gpu] = *fake_copy(gpu);
}

const boxflow_interval_kernel kernels[] = {{"split", 1, 0, 0, 0, nullptr},
                                           {"reader", 1, 0, 1, 0, nullptr},
                                           {"writer", 1, 0, 1, 1, "a.cu:3: it may change a variable"},
                                           {}};
const boxflow_interval_variable variables[] = {{"variable", sizeof(int)}, {}};
const boxflow_interval_unit unit = {"PTX", kernels, variables};
const boxflow_interval_kernel newer_kernels[] = {{"newer", 1, 0, 0, 0, nullptr}, {}};
const boxflow_interval_variable none[] = {{}};
const boxflow_interval_unit newer_unit = {"NEWER PTX", newer_kernels, none};
const boxflow_interval_kernel no_kernels[] = {{}};
const boxflow_interval_unit empty_unit = {nullptr, no_kernels, none};
// Two files have static kernels of the same name.
const boxflow_interval_kernel twin_kernels[] = {{"twin", 1, 0, 0, 0, nullptr}, {}};
const boxflow_interval_unit twin_units[] = {{"PTX", twin_kernels, none}, {"PTX", twin_kernels, none}};

char split, reader, writer, unknown, newer, twin, shadow;

const bool registered = [] {
  setenv("BOXFLOW_OFFLOAD", "always", 1);
  Dl_info fake;
  if (dladdr(reinterpret_cast<void *>(fake_take_log), &fake) != 0) setenv("BOXFLOW_CUDA_LIBRARY", fake.dli_fname, 1);
  boxflow_cudart_add_intervals(&unit);
  boxflow_cudart_add_intervals(&newer_unit);
  for (const boxflow_interval_unit &one : twin_units) boxflow_cudart_add_intervals(&one);
  const std::pair<const char *, char *> all[] = {{"split", &split},     {"reader", &reader}, {"writer", &writer},
                                                 {"unknown", &unknown}, {"newer", &newer},   {"twin", &twin}};
  for (const auto &[name, host] : all) {
    fake_add_kernel(name, count);
    __cudaRegisterFunction(nullptr, host, nullptr, name, -1, nullptr, nullptr, nullptr, nullptr, nullptr);
  }
  __cudaRegisterVar(nullptr, &shadow, nullptr, "variable", 0, sizeof(int), 0, 1);
  return true;
}();

// Launches, and returns the GPU of each block.
std::vector<int> launch(const char *kernel, Dim3 grid) {
  gpu_of_block.assign(size_t{grid.x} * grid.y, -2);
  int grid_x = static_cast<int>(grid.x);
  void *parameters[] = {&grid_x};
  CHECK(cudaLaunchKernel(kernel, grid, {64, 1, 1}, parameters, 0, nullptr) == success);
  return gpu_of_block;
}

std::string log() { return fake_take_log(); }

// Returns what is written to standard error meanwhile.
template <typename Work>
std::string said(Work work) {
  char name[] = "/tmp/boxflow-said-XXXXXX";
  const int file = mkstemp(name), before = dup(STDERR_FILENO);
  REQUIRE(file >= 0);
  dup2(file, STDERR_FILENO);
  work();
  dup2(before, STDERR_FILENO);
  close(before);
  std::string text(4096, 0);
  const ssize_t bytes = pread(file, text.data(), text.size(), 0);
  text.resize(bytes < 0 ? 0 : static_cast<size_t>(bytes));
  close(file);
  unlink(name);
  return text;
}

}  // namespace

TEST_CASE("each GPU runs an interval of the blocks, behind the program's stream, which waits for all of them") {
  REQUIRE(registered);
  CHECK(launch(&split, {7, 1, 1}) == std::vector<int>{0, 0, 1, 1, 2, 2, 2});
  log();
  CHECK(launch(&split, {2, 4, 1}) == std::vector<int>{0, 0, 1, 1, 2, 2, 2, 2});
  CHECK(log() ==
        "record in the program's stream\n"
        "launch 2x1x1 in the program's stream\n"
        "gpu1's stream waits for gpu0\n"
        "launch 2x1x1 in gpu1's stream\n"
        "record in gpu1's stream\n"
        "the program's stream waits for gpu1\n"
        "gpu2's stream waits for gpu0\n"
        "launch 2x2x1 in gpu2's stream\n"
        "record in gpu2's stream\n"
        "the program's stream waits for gpu2\n");
}

TEST_CASE("what must not be split, or has no code for it, runs as a whole") {
  const std::vector<int> whole(5, -1);
  CHECK(launch(&writer, {5, 1, 1}) == whole);
  CHECK(launch(&unknown, {5, 1, 1}) == whole);
  const std::string text = said([&] { CHECK(launch(&newer, {5, 1, 1}) == whole); });
  CHECK(text.rfind("warning BF5403: the driver rejects kernels for several GPUs", 0) == 0);
  CHECK(said([&] { CHECK(launch(&newer, {5, 1, 1}) == whole); }).empty());
  CHECK(launch(&twin, {5, 1, 1}) == whole);
  CHECK(launch(&split, {1, 1, 1}) == std::vector<int>{-1});
  cudaStreamBeginCapture(nullptr, 0);
  CHECK(launch(&split, {5, 1, 1}) == whole);
}

TEST_CASE("small launches stay on the first GPU, unless all are wanted") {
  unsetenv("BOXFLOW_OFFLOAD");
  CHECK(launch(&split, {10, 1, 1}) == std::vector<int>(10, -1));
  CHECK(launch(&split, {11, 1, 1}).back() == 2);
}

TEST_CASE("a launch that NVIDIA's runtime refuses has its code") {
  void *parameters[] = {nullptr};
  CHECK(cudaLaunchKernel(&split, {1, 70000, 1}, {64, 1, 1}, parameters, 0, nullptr) == invalid_configuration);
  CHECK(cudaLaunchKernel(&split, {100, 1, 1}, {2000, 1, 1}, parameters, 0, nullptr) == invalid_configuration);
  CHECK(log().find("whole") == std::string::npos);
}

TEST_CASE("the GPUs' copies of variables are updated before they are read") {
  const int first = 41, second = 42;
  CHECK(cudaMemcpyToSymbol(&shadow, &first, sizeof first, 0, 1) == success);
  launch(&reader, {6, 1, 1});
  for (int gpu = 0; gpu < 3; ++gpu) CHECK(variable_seen[gpu] == 41);
  log();
  launch(&reader, {6, 1, 1});
  CHECK(log().find("copy") == std::string::npos);
  CHECK(cudaMemcpyToSymbol(&shadow, &second, sizeof second, 0, 1) == success);
  launch(&split, {6, 1, 1});
  CHECK(log().find("copy") == std::string::npos);
  launch(&reader, {6, 1, 1});
  for (int gpu = 0; gpu < 3; ++gpu) CHECK(variable_seen[gpu] == 42);

  // A kernel changes it, and then the host by its address.
  *static_cast<int *>(fake_variable()) = 43;
  launch(&writer, {6, 1, 1});
  launch(&reader, {6, 1, 1});
  for (int gpu = 0; gpu < 3; ++gpu) CHECK(variable_seen[gpu] == 43);
  void *address = nullptr;
  CHECK(cudaGetSymbolAddress(&address, &shadow) == success);
  for (int value = 50; value < 52; ++value) {
    *static_cast<int *>(address) = value;
    launch(&reader, {6, 1, 1});
    for (int gpu = 0; gpu < 3; ++gpu) CHECK(variable_seen[gpu] == value);
  }
}

TEST_CASE("an array has pages of all GPUs, which all of them access") {
  void *array = nullptr, *small = nullptr;
  CHECK(cudaMalloc(&array, (size_t{14} << 20) + 1) == success);
  CHECK(log() ==
        "create 2 pages of gpu0\naccess for 3\n"
        "create 3 pages of gpu1\naccess for 3\n"
        "create 3 pages of gpu2\naccess for 3\n");
  static_cast<char *>(array)[size_t{14} << 20] = 1;
  CHECK(cudaMalloc(&small, 100) == success);
  CHECK(log() == "create 4 pages of gpu0\naccess for 3\n");
  CHECK(cudaFree(array) == success);
  CHECK(cudaFree(small) == success);
  size_t unused = 0, all = 0;
  CHECK(cudaMemGetInfo(&unused, &all) == success);
  CHECK(all == 3 * (size_t{64} << 20));
  CHECK(unused == all);
}

TEST_CASE("memory that is short is the program's error") {
  void *array = nullptr;
  fake_set_memory(size_t{4} << 20);
  const std::string text = said([&] { CHECK(cudaMalloc(&array, size_t{30} << 20) == memory_allocation); });
  CHECK(text.rfind("warning BF5404: an array of 30.0 MiB does not fit: it needs 10.0 MiB on GPU 0, which has 4.0 MiB "
                   "free; the program gets cudaErrorMemoryAllocation\n",
                   0) == 0);
  CHECK(array == nullptr);
  CHECK(cudaGetLastError() == memory_allocation);
  CHECK(cudaGetLastError() == success);
  CHECK(cudaMalloc(&array, size_t{12} << 20) == success);
}

TEST_CASE("the program sees one device, with the multiprocessors of all") {
  int value = 0;
  CHECK(cudaGetDeviceCount(&value) == success);
  CHECK(value == 1);
  CHECK(cudaSetDevice(1) == invalid_device);
  CHECK(cudaDeviceGetAttribute(&value, 16, 0) == success);
  CHECK(value == 30);
}

TEST_CASE("attributes of kernels are for all GPUs, also before the first launch") {
  CHECK(cudaFuncSetAttribute(&split, 8, 70000) == success);
  launch(&split, {6, 1, 1});
  const std::string text = log();
  for (const char *gpu : {"gpu0", "gpu1", "gpu2"}) {
    CHECK(text.find(std::string("set 8 to 70000 on ") + gpu) != text.npos);
  }
  CHECK(cudaFuncSetAttribute(&split, 8, 80000) == success);
  CHECK(log() == "set 8 to 80000 on gpu0\nset 8 to 80000 on gpu1\nset 8 to 80000 on gpu2\n");
}

TEST_CASE("a GPU that fails is the program's error from then on") {
  launch(&split, {6, 1, 1});
  fake_break(2, 700);
  const std::string text = said([] { CHECK(cudaDeviceSynchronize() == static_cast<Status>(700)); });
  CHECK(text.rfind("error BF5405: the kernel 'split', launched with 6x1x1 blocks of 64x1x1 threads, failed: "
                   "CUDA_ERROR_ILLEGAL_ADDRESS (as the fake says)\n",
                   0) == 0);
  CHECK(cudaGetLastError() == static_cast<Status>(700));
  void *array = nullptr;
  CHECK(cudaMalloc(&array, 4) == static_cast<Status>(700));
  CHECK(cudaLaunchKernel(&split, {6, 1, 1}, {1, 1, 1}, nullptr, 0, nullptr) == static_cast<Status>(700));
}

TEST_CASE("a program that asks until its work is done learns of a failure") {
  launch(&split, {6, 1, 1});
  CHECK(cudaStreamQuery(nullptr) == not_ready);
  fake_break(1, 719);
  said([] { CHECK(cudaStreamQuery(nullptr) == launch_failure); });
}

TEST_CASE("one GPU is NVIDIA's runtime alone") {
  setenv("BOXFLOW_DEVICES", "1", 1);
  CHECK(said([] { CHECK(launch(&split, {6, 1, 1}) == std::vector<int>(6, -1)); }).empty());
  void *array = nullptr;
  CHECK(cudaMalloc(&array, 4) == success);
  CHECK(log() == "whole launch 6x1x1\ncudaMalloc\n");
  CHECK(cudaFree(array) == success);
}

TEST_CASE("GPUs that cannot access each other's memory make the program run on one, which is said once") {
  setenv("FAKE_SHARE", "0", 1);
  const std::string text = said([] { CHECK(launch(&split, {6, 1, 1}) == std::vector<int>(6, -1)); });
  CHECK(text.rfind("warning BF5402: the program runs on one GPU: GPU 0 cannot access the memory of GPU 1\n", 0) == 0);
  CHECK(said([] { launch(&split, {6, 1, 1}); }).empty());
}

TEST_CASE("so does a GPU without virtual memory management") {
  setenv("FAKE_PAGES", "0", 1);
  const std::string text = said([] { CHECK(launch(&split, {6, 1, 1}) == std::vector<int>(6, -1)); });
  CHECK(text.rfind("warning BF5402: the program runs on one GPU: GPU 0 has no virtual memory management\n", 0) == 0);
}

namespace {

// Returns what a process writes that the work ends with an exit code.
template <typename Work>
std::string said_at_the_end(int code, Work work) {
  return said([&] {
    const pid_t child = fork();
    if (child == 0) {
      work();
      _exit(99);
    }
    int status = 0;
    waitpid(child, &status, 0);
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == code);
  });
}

}  // namespace

TEST_CASE("more GPUs than there are, and an old runtime, end the program") {
  const std::string old = said_at_the_end(1, [] { next_symbol("cudaFromTheFuture"); });
  CHECK(old.rfind("error BF5401: NVIDIA's CUDA runtime has no cudaFromTheFuture\n", 0) == 0);
  setenv("BOXFLOW_DEVICES", "4", 1);
  const std::string many = said_at_the_end(1, [] { launch(&split, {6, 1, 1}); });
  CHECK(many.rfind("error BF5203: 4 CUDA devices were asked for, and there are 3\n", 0) == 0);
}

TEST_CASE("the summary has the launches of each kernel, and why it ran on one GPU") {
  setenv("BOXFLOW_SUMMARY", "1", 1);
  const std::string text = said_at_the_end(0, [] {
    boxflow_cudart_add_intervals(&empty_unit);
    for (int i = 0; i < 2; ++i) launch(&split, {6, 1, 1});
    launch(&writer, {6, 1, 1});
    cudaStreamBeginCapture(nullptr, 0);
    launch(&reader, {6, 1, 1});
    exit(0);
  });
  for (const char *line : {"boxflow: 3 GPUs, with arrays in pages that all of them share\n",
                           "  split: 2 launches on 3 GPUs\n",
                           "  writer: 1 launch on one GPU: a.cu:3: it may change a variable\n",
                           "  reader: 1 launch on one GPU: too few blocks, or part of a graph\n",
                           "  the program is open: its arrays stay in the shared pages, for graphs\n"}) {
    CHECK(text.find(line) != text.npos);
  }
}
