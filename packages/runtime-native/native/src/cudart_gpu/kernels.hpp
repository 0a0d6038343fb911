// The program's kernels and variables, by the addresses with which its host code names them. Kernels have the code with
// which several GPUs run them together.
#pragma once

#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "boxflow/interval_unit.h"
#include "cudart/types.hpp"
#include "cudart_gpu/gpus.hpp"

namespace boxflow::cudart {

// The kernels of one file.
struct Unit {
  const boxflow_interval_unit *data = nullptr;
  bool is_tried = false;
  std::vector<cuda::ModuleHandle> modules;  // one for each GPU; none if they cannot be loaded
  // The copies of variables in the modules are older than those of NVIDIA's runtime.
  bool variables_changed = false;
  // The host knows addresses of variables, so that they may change at any time.
  bool variables_exposed = false;
  // Recorded on the first GPU behind the last update of its copies.
  cuda::EventHandle updated = nullptr;
};

struct Kernel {
  const char *name = "";
  Unit *unit = nullptr;
  const boxflow_interval_kernel *code = nullptr;  // null if its PTX is not known
  std::string obstacle;                           // empty if it may be split
  std::vector<cuda::FunctionHandle> functions;    // one for each GPU
  std::vector<std::pair<int, int>> attributes;    // set by the program
  size_t split_launches = 0, whole_launches = 0;
};

class Kernels {
 public:
  static Kernels &get();

  void add_unit(const boxflow_interval_unit *unit);
  void add_function(const void *host, const char *name);
  void add_variable(const void *host, const char *name);
  // Connects the handle by which CUDA 13 launches a kernel with the address of its host function.
  void add_handle(const void *handle, const void *host);

  // Returns null for a function that no file of the program registers. The argument may be a handle.
  Kernel *kernel_of(const void *host);
  Unit *unit_of_variable(const void *host);
  // Returns the addresses that name variables of a name on the host. Static ones of several files may have the same.
  std::vector<const void *> variables_named(const char *name) const;

  // Loads a kernel for all GPUs. Returns false if it cannot be split; its obstacle then says why.
  bool load(Kernel &kernel, const Gpus &gpus);

  std::vector<Unit *> units();
  std::vector<const Kernel *> kernels();
  // Held while a launch is issued.
  std::recursive_mutex &mutex() { return mutex_; }

 private:
  void connect(Kernel &kernel);
  bool load(Unit &unit, const Gpus &gpus);

  std::recursive_mutex mutex_;
  std::vector<Unit *> units_;
  std::map<const void *, Kernel> kernels_;
  std::map<const void *, const void *> handles_;
  std::map<const void *, const char *> variables_;
};

}  // namespace boxflow::cudart
