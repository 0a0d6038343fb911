#include "cudart_host/state.hpp"

#include <cstring>

namespace boxflow::cudart {

namespace {

bool contains(uintptr_t start, size_t size, uintptr_t address, size_t bytes) {
  return address >= start && address - start <= size && bytes <= size - (address - start);
}

}  // namespace

State &State::get() {
  // Never destroyed: destructors of the program may still call the runtime.
  static State *state = new State;
  return *state;
}

void State::add_unit(const boxflow_ptx_unit *unit) {
  const std::lock_guard lock(mutex_);
  units_.push_back(unit);
}

const boxflow_ptx_kernel *State::code_named(const char *name) const {
  for (const boxflow_ptx_unit *unit : units_) {
    for (const boxflow_ptx_kernel *kernel = unit->kernels; kernel->name != nullptr; ++kernel) {
      if (std::strcmp(kernel->name, name) == 0) return kernel;
    }
  }
  return nullptr;
}

void State::add_function(const void *host, const char *name) {
  const std::lock_guard lock(mutex_);
  kernels_[host].name = name;
}

void State::add_variable(const void *host, const char *name) {
  const std::lock_guard lock(mutex_);
  variables_[host] = name;
}

Variable State::variable_named(const char *name) const {
  for (const boxflow_ptx_unit *unit : units_) {
    for (const boxflow_ptx_variable *variable = unit->variables; variable->name != nullptr; ++variable) {
      if (std::strcmp(variable->name, name) == 0) return {variable->address, static_cast<size_t>(variable->bytes)};
    }
  }
  return {};
}

Kernel *State::kernel_of(const void *host) {
  const std::lock_guard lock(mutex_);
  const auto found = kernels_.find(host);
  if (found == kernels_.end()) return nullptr;
  Kernel &kernel = found->second;
  if (kernel.code == nullptr) kernel.code = code_named(kernel.name);
  return kernel.code == nullptr ? nullptr : &kernel;
}

Variable State::variable_of(const void *host) {
  const std::lock_guard lock(mutex_);
  const auto found = variables_.find(host);
  return found == variables_.end() ? Variable{} : variable_named(found->second);
}

bool State::is_device_memory(const void *address, size_t bytes) {
  if (arrays_.contains(address, bytes)) return true;
  const auto start = reinterpret_cast<uintptr_t>(address);
  const std::lock_guard lock(mutex_);
  for (const auto &[host, name] : variables_) {
    const Variable variable = variable_named(name);
    if (contains(reinterpret_cast<uintptr_t>(variable.address), variable.bytes, start, bytes)) return true;
  }
  return false;
}

std::vector<Variable> State::writable_memory() {
  const std::lock_guard lock(mutex_);
  std::vector<Variable> memory;
  for (const auto &[address, bytes] : arrays_.all()) memory.push_back({address, bytes});
  for (const boxflow_ptx_unit *unit : units_) {
    for (const boxflow_ptx_variable *one = unit->variables; one->name != nullptr; ++one) {
      if (one->constant == 0) memory.push_back({one->address, static_cast<size_t>(one->bytes)});
    }
  }
  return memory;
}

void State::fail(Status status) {
  const std::lock_guard lock(mutex_);
  if (sticky_ == success) sticky_ = status;
}

Status &last_error() {
  static thread_local Status status = success;
  return status;
}

Status finish(Status status) {
  const Status sticky = State::get().sticky();
  if (sticky != success) status = sticky;
  // Success does not clear an error, and a query that is not ready is none.
  if (status != success && status != not_ready) last_error() = status;
  return status;
}

}  // namespace boxflow::cudart
