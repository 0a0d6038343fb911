#include "cudart_gpu/kernels.hpp"

#include <array>
#include <cstring>

#include "cudart_gpu/messages.hpp"
#include "device/cuda/cuda_error.hpp"

namespace boxflow::cudart {

Kernels &Kernels::get() {
  static auto *kernels = new Kernels;
  return *kernels;
}

void Kernels::add_unit(const boxflow_interval_unit *unit) {
  const std::lock_guard lock(mutex_);
  units_.push_back(new Unit);
  units_.back()->data = unit;
}

void Kernels::add_function(const void *host, const char *name) {
  const std::lock_guard lock(mutex_);
  kernels_[host].name = name;
}

void Kernels::add_variable(const void *host, const char *name) {
  const std::lock_guard lock(mutex_);
  variables_[host] = name;
}

void Kernels::add_handle(const void *handle, const void *host) {
  const std::lock_guard lock(mutex_);
  handles_[handle] = host;
}

Kernel *Kernels::kernel_of(const void *host) {
  const std::lock_guard lock(mutex_);
  const auto handle = handles_.find(host);
  const auto found = kernels_.find(handle == handles_.end() ? host : handle->second);
  if (found == kernels_.end()) return nullptr;
  Kernel &kernel = found->second;
  if (kernel.unit == nullptr && kernel.obstacle.empty()) connect(kernel);
  return &kernel;
}

// Finds the unit that has a kernel. Two that are not templates may have the same name, and different code.
void Kernels::connect(Kernel &kernel) {
  for (Unit *unit : units_) {
    for (const boxflow_interval_kernel *code = unit->data->kernels; code->name != nullptr; ++code) {
      if (std::strcmp(code->name, kernel.name) != 0) continue;
      if (kernel.code != nullptr && code->is_weak == 0) kernel.obstacle = "several files define it";
      kernel.unit = unit;
      kernel.code = code;
    }
  }
  if (kernel.code == nullptr) kernel.obstacle = "its PTX is not in the program";
  if (kernel.obstacle.empty() && kernel.code->obstacle != nullptr) kernel.obstacle = kernel.code->obstacle;
}

Unit *Kernels::unit_of_variable(const void *host) {
  const std::lock_guard lock(mutex_);
  const auto found = variables_.find(host);
  if (found == variables_.end()) return nullptr;
  for (Unit *unit : units_) {
    for (const boxflow_interval_variable *one = unit->data->variables; one->name != nullptr; ++one) {
      if (std::strcmp(one->name, found->second) == 0) return unit;
    }
  }
  return nullptr;
}

std::vector<const void *> Kernels::variables_named(const char *name) const {
  std::vector<const void *> found;
  for (const auto &[host, own] : variables_) {
    if (std::strcmp(own, name) == 0) found.push_back(host);
  }
  return found;
}

bool Kernels::load(Kernel &kernel, const Gpus &gpus) {
  if (!kernel.obstacle.empty()) return false;
  if (!kernel.functions.empty()) return true;
  if (!load(*kernel.unit, gpus)) {
    kernel.obstacle = "its code for several GPUs cannot be loaded";
    return false;
  }
  std::vector<cuda::FunctionHandle> functions;
  for (uint32_t d = 0; d < gpus.count(); ++d) {
    const Current current(gpus.api(), gpus.all()[d].context);
    cuda::FunctionHandle function = nullptr;
    if (gpus.api().module_get_function(&function, kernel.unit->modules[d], kernel.name) != cuda::kSuccess) {
      kernel.obstacle = "its code for several GPUs cannot be found";
      return false;
    }
    for (const auto &[attribute, value] : kernel.attributes) gpus.api().func_set_attribute(function, attribute, value);
    functions.push_back(function);
  }
  kernel.functions = functions;
  return true;
}

bool Kernels::load(Unit &unit, const Gpus &gpus) {
  if (unit.is_tried) return !unit.modules.empty();
  unit.is_tried = true;
  std::vector<cuda::ModuleHandle> modules;
  for (const Gpu &gpu : gpus.all()) {
    const Current current(gpus.api(), gpu.context);
    std::array<char, 4096> log{};
    int options[] = {cuda::kJitErrorLogBuffer, cuda::kJitErrorLogBufferSizeBytes};
    void *values[] = {log.data(), reinterpret_cast<void *>(log.size())};
    cuda::ModuleHandle module = nullptr;
    const cuda::Result result = gpus.api().module_load_data_ex(&module, unit.data->image, 2, options, values);
    if (result != cuda::kSuccess) {
      say_once("warning", "BF5403",
               "the driver rejects kernels for several GPUs, which therefore run on one: " +
                   cuda::result_text(gpus.api(), result) + (log[0] == 0 ? "" : std::string("; ") + log.data()),
               "update the driver, or compile for an older GPU: --cflags=-arch=compute_80");
      return false;
    }
    modules.push_back(module);
  }
  const Current current(gpus.api(), gpus.first().context);
  if (gpus.api().event_create(&unit.updated, cuda::kEventDisableTiming) != cuda::kSuccess) return false;
  // What the host wrote to variables before.
  unit.variables_changed = unit.data->variables->name != nullptr;
  unit.modules = modules;
  return true;
}

std::vector<Unit *> Kernels::units() {
  const std::lock_guard lock(mutex_);
  return units_;
}

std::vector<const Kernel *> Kernels::kernels() {
  const std::lock_guard lock(mutex_);
  std::vector<const Kernel *> all;
  for (const auto &[host, kernel] : kernels_) all.push_back(&kernel);
  return all;
}

}  // namespace boxflow::cudart
