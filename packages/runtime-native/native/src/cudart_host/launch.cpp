// Launches of kernels. A launch ends before the call does, which any stream permits.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include "cudart/block_split.hpp"
#include "cudart/exported.hpp"
#include "cudart_host/device_count.hpp"
#include "cudart_host/kernel_faults.hpp"
#include "cudart_host/state.hpp"
#include "cudart_host/statistics.hpp"
#include "cudart_host/verifier.hpp"

namespace boxflow::cudart {

namespace {

// What is between <<< and >>>, until the program's stub takes it.
struct Configuration {
  Dim3 grid, block;
  size_t shared;
  StreamHandle stream;
};

std::vector<Configuration> &configurations() {
  static thread_local std::vector<Configuration> pending;
  return pending;
}

Status check(const Kernel &kernel, Dim3 grid, Dim3 block, size_t shared) {
  const uint64_t threads = uint64_t{block.x} * block.y * block.z;
  if (threads == 0 || block.x > most_threads || block.y > most_threads || block.z > 64 || threads > most_threads) {
    return invalid_configuration;
  }
  if (grid.x == 0 || grid.y == 0 || grid.z == 0 || grid.x > 0x7fffffffu || grid.y > 65535 || grid.z > 65535) {
    return invalid_configuration;
  }
  return kernel.code->static_shared_bytes + uint64_t{shared} > kernel.shared_limit ? invalid_value : success;
}

Status status_of(int status, const char *name) {
  switch (status) {
    case boxflow_ptx_done: return success;
    case boxflow_ptx_assertion: return assertion_failed;
    case boxflow_ptx_out_of_memory: return memory_allocation;
    case boxflow_ptx_deadlock:
      std::fprintf(stderr, "boxflow: threads of the kernel %s wait for each other forever\n", name);
      return launch_failure;
    default: return launch_failure;
  }
}

// Runs the parts of a launch at the same time, each in a thread, and returns the first one's failure.
int run_parts(const Kernel &kernel, const std::vector<boxflow_ptx_launch> &parts, void **arguments) {
  std::vector<int> results(parts.size(), boxflow_ptx_done);
  const auto run_part = [&](size_t i) {
    const RunningLaunch running(kernel.name, &parts[i]);
    results[i] = kernel.code->run(&parts[i], arguments);
  };
  std::vector<std::thread> threads;
  for (size_t i = 1; i < parts.size(); ++i) threads.emplace_back(run_part, i);
  run_part(0);
  for (std::thread &thread : threads) thread.join();
  for (const int result : results) {
    if (result != boxflow_ptx_done) return result;
  }
  return boxflow_ptx_done;
}

// Runs a launch on one device first, then on all, and ends the program if they leave different bytes.
int run_verified(const Kernel &kernel, const boxflow_ptx_launch &whole, const std::vector<boxflow_ptx_launch> &parts,
                 void **arguments) {
  const std::vector<Variable> memory = State::get().writable_memory();
  const MemoryCopy before(memory);
  const int alone = run_parts(kernel, {whole}, arguments);
  const MemoryCopy expected(memory);
  before.restore();
  const int result = run_parts(kernel, parts, arguments);
  if (alone != boxflow_ptx_done || result != boxflow_ptx_done) return result;
  const std::string difference = expected.difference((kernel.code->traits & boxflow_ptx_atomics) != 0);
  if (difference.empty()) {
    Statistics::get().count_verified(kernel.name);
    return result;
  }
  std::fflush(stdout);
  std::fprintf(stderr,
               "error BF5072: the kernel '%s' has other results on %zu devices than on one: %s\n"
               "  hint: the order of blocks is open in CUDA, so blocks must not write what others use; else this is "
               "a bug of boxflow\n",
               kernel.name, parts.size(), difference.c_str());
  // Without the reports of a program that ends by itself.
  std::_Exit(3);
}

Status run(const Kernel &kernel, Dim3 grid, Dim3 block, void **arguments, size_t shared) {
  const boxflow_ptx_launch whole = {{grid.x, grid.y, grid.z}, {block.x, block.y, block.z}, {0, 0, 0},
                                    {grid.x, grid.y, grid.z}, shared};
  const uint32_t traits = kernel.code->traits;
  const uint32_t devices = (traits & boxflow_ptx_one_device) != 0 ? 1 : device_count();
  const std::vector<boxflow_ptx_launch> parts = split_blocks(whole, devices);
  const bool verified = parts.size() > 1 && (traits & boxflow_ptx_prints) == 0 && is_flag_set("BOXFLOW_VERIFY");
  const auto start = std::chrono::steady_clock::now();
  const int result = verified ? run_verified(kernel, whole, parts, arguments) : run_parts(kernel, parts, arguments);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  Statistics::get().count_launch(kernel.name, whole, parts.size(), seconds.count());
  return status_of(result, kernel.name);
}

Status launch(Kernel *kernel, Dim3 grid, Dim3 block, void **arguments, size_t shared) {
  State &state = State::get();
  if (state.sticky() != success) return finish(state.sticky());
  if (kernel == nullptr) return finish(invalid_device_function);
  if (const Status status = check(*kernel, grid, block, shared); status != success) return finish(status);
  const Status status = run(*kernel, grid, block, arguments, shared);
  // As on a GPU, the launch itself succeeds, and the next call says what happened.
  if (status == memory_allocation) return finish(status);
  if (status != success) {
    state.fail(status);
    last_error() = status;
  }
  return success;
}

}  // namespace

BOXFLOW_CUDART unsigned __cudaPushCallConfiguration(Dim3 grid, Dim3 block, size_t shared, StreamHandle stream) {
  configurations().push_back({grid, block, shared, stream});
  return 0;
}

BOXFLOW_CUDART Status __cudaPopCallConfiguration(Dim3 *grid, Dim3 *block, size_t *shared, void *stream) {
  if (configurations().empty()) return finish(invalid_configuration);
  const Configuration last = configurations().back();
  configurations().pop_back();
  *grid = last.grid;
  *block = last.block;
  *shared = last.shared;
  *static_cast<StreamHandle *>(stream) = last.stream;
  return success;
}

// CUDA 12 and older launch by the address of the host function, CUDA 13 by a handle.
BOXFLOW_CUDART Status cudaLaunchKernel(const void *function, Dim3 grid, Dim3 block, void **arguments, size_t shared,
                                       StreamHandle) {
  return launch(State::get().kernel_of(function), grid, block, arguments, shared);
}

BOXFLOW_CUDART Status __cudaGetKernel(void **handle, const void *function) {
  *handle = State::get().kernel_of(function);
  return *handle == nullptr ? finish(invalid_device_function) : success;
}

BOXFLOW_CUDART Status __cudaLaunchKernel(void *handle, Dim3 grid, Dim3 block, void **arguments, size_t shared,
                                         StreamHandle) {
  return launch(static_cast<Kernel *>(handle), grid, block, arguments, shared);
}

BOXFLOW_CUDART Status cudaFuncSetAttribute(const void *function, int attribute, int value) {
  constexpr int most_dynamic_shared_memory = 8, preferred_carveout = 9;
  Kernel *kernel = State::get().kernel_of(function);
  if (kernel == nullptr) return finish(invalid_device_function);
  if (attribute == preferred_carveout) return finish(success);
  if (attribute != most_dynamic_shared_memory || value < 0) return finish(invalid_value);
  const uint64_t all = kernel->code->static_shared_bytes + static_cast<uint64_t>(value);
  if (all > most_shared_bytes) return finish(invalid_value);
  kernel->shared_limit = std::max(all, default_shared_bytes);
  return finish(success);
}

BOXFLOW_CUDART Status cudaFuncSetCacheConfig(const void *function, int) {
  return finish(State::get().kernel_of(function) == nullptr ? invalid_device_function : success);
}

}  // namespace boxflow::cudart
