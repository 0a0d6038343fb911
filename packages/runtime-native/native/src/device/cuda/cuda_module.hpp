// The bundle's kernels on one device.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "device/cuda/cuda_api.hpp"
#include "device/cuda/cuda_context.hpp"

namespace boxflow::cuda {

// Code in a context.
class Module {
 public:
  // Takes over `handle`.
  Module(ContextRef context, ModuleHandle handle) : context_(std::move(context)), handle_(handle) {}
  ~Module();
  Module(const Module&) = delete;
  Module& operator=(const Module&) = delete;

  // Returns null if there is no such function.
  FunctionHandle function(const std::string& name) const;
  // Returns the address of the variable in constant memory that kernels read.
  DevicePointer constants() const;

 private:
  ContextRef context_;
  ModuleHandle handle_;
};

// Returns null if the driver refuses the image (a fat binary, machine code, or null-terminated PTX) for the device.
std::unique_ptr<Module> try_load(const ContextRef& context, const void* image);

// Puts a bundle's kernels on devices. `fatbin` and `source` may be null and are borrowed.
class KernelLoader {
 public:
  KernelLoader(const unsigned char* fatbin, const char* source) : fatbin_(fatbin), source_(source) {}

  // Loads the fat binary if it has code for the device, else the source compiled by NVRTC (once for equal devices).
  // Returns null if there is neither, because devices are only listed. Throws BF5204.
  std::unique_ptr<Module> load(const ContextRef& context);

 private:
  const std::vector<char>& compiled_for(const Context& context);

  const unsigned char* fatbin_;
  const char* source_;
  std::map<int, std::vector<char>> compiled_;  // by architecture
};

}  // namespace boxflow::cuda
