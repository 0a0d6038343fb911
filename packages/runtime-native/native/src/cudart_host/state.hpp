// What the runtime of a CUDA program on the host knows: kernels, variables, allocations, errors.
#pragma once

#include <cstddef>
#include <map>
#include <mutex>
#include <vector>

#include "boxflow/ptx_kernel.h"

#include "cudart/device_arrays.hpp"
#include "cudart/types.hpp"
#include "cudart_host/host_pages.hpp"

namespace boxflow::cudart {

// Bytes of shared memory that a block gets without and with cudaFuncSetAttribute.
inline constexpr uint64_t default_shared_bytes = 48 * 1024;
inline constexpr uint64_t most_shared_bytes = 227 * 1024;
inline constexpr uint32_t most_threads = 1024;

struct Kernel {
  const boxflow_ptx_kernel *code = nullptr;
  const char *name = "";
  uint64_t shared_limit = default_shared_bytes;
};

struct Variable {
  void *address = nullptr;
  size_t bytes = 0;
};

class State {
 public:
  static State &get();

  // Units of printed kernels announce themselves before main begins.
  void add_unit(const boxflow_ptx_unit *unit);

  // Connects the address of a host function or variable with the device's one of a name. Its unit may come later.
  void add_function(const void *host, const char *name);
  void add_variable(const void *host, const char *name);

  Kernel *kernel_of(const void *host);
  Variable variable_of(const void *host);

  DeviceArrays &arrays() { return arrays_; }
  // Returns whether all bytes lie in one allocation or one variable of the device.
  bool is_device_memory(const void *address, size_t bytes);

  // All memory that kernels may write: allocations, and variables that are not constant.
  std::vector<Variable> writable_memory();

  // An error of a kernel, which all later calls return.
  Status sticky() const { return sticky_; }
  void fail(Status status);

 private:
  const boxflow_ptx_kernel *code_named(const char *name) const;
  Variable variable_named(const char *name) const;

  std::mutex mutex_;
  std::map<const void *, Kernel> kernels_;
  std::map<const void *, const char *> variables_;  // names
  HostPages pages_;
  DeviceArrays arrays_{pages_};
  std::vector<const boxflow_ptx_unit *> units_;
  Status sticky_ = success;
};

// Remembers an error for cudaGetLastError, and returns it. A sticky error takes precedence.
Status finish(Status status);

// The last error of this thread.
Status &last_error();

}  // namespace boxflow::cudart
