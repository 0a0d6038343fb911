#include "device/cuda/cuda_module.hpp"

#include <array>

#include "device/cuda/cuda_error.hpp"
#include "device/cuda/nvrtc.hpp"

namespace boxflow::cuda {

namespace {

struct LoadFailure {
  Result result = kSuccess;
  std::string log;
};

// Loads `image`: a fat binary, machine code, or null-terminated PTX. If the driver refuses it, returns nothing, and
// sets `failure`.
std::unique_ptr<Module> load_image(const ContextRef& context, const void* image, LoadFailure& failure) {
  std::array<char, 8192> log{};
  std::array<int, 2> options{kJitErrorLogBuffer, kJitErrorLogBufferSizeBytes};
  std::array<void*, 2> values{log.data(), reinterpret_cast<void*>(log.size() - 1)};
  context->make_current();
  ModuleHandle handle = nullptr;
  const Result result = context->api().module_load_data_ex(&handle, image, 2, options.data(), values.data());
  if (result == kSuccess) return std::make_unique<Module>(context, handle);
  failure = {result, log.data()};
  return nullptr;
}

[[noreturn]] void fail(const Context& context, const LoadFailure& failure) {
  throw Error("BF5204",
              "the kernels cannot be loaded on " + context.label() + ": " + result_text(context.api(), failure.result) +
                  (failure.log.empty() ? "" : "\n" + failure.log),
              "build the program again for this device, or update the NVIDIA driver");
}

// Returns whether the image has no code for this device or driver; a different image may have.
bool is_for_another_device(Result result) {
  return result == kErrorNoBinaryForGpu || result == kErrorInvalidImage || result == kErrorUnsupportedPtxVersion;
}

}  // namespace

Module::~Module() {
  if (context_->try_make_current()) context_->api().module_unload(handle_);
}

FunctionHandle Module::function(const std::string& name) const {
  FunctionHandle function = nullptr;
  context_->make_current();
  const Result result = context_->api().module_get_function(&function, handle_, name.c_str());
  if (result == kErrorNotFound) return nullptr;
  context_->check(result, "cuModuleGetFunction");
  return function;
}

DevicePointer Module::constants() const {
  DevicePointer address = 0;
  std::size_t bytes = 0;
  context_->make_current();
  context_->check(context_->api().module_get_global(&address, &bytes, handle_, "boxflow_constants"),
                  "cuModuleGetGlobal");
  return address;
}

std::unique_ptr<Module> try_load(const ContextRef& context, const void* image) {
  LoadFailure failure;
  return load_image(context, image, failure);
}

const std::vector<char>& KernelLoader::compiled_for(const Context& context) {
  const int architecture =
      10 * context.attribute(kAttributeComputeCapabilityMajor) + context.attribute(kAttributeComputeCapabilityMinor);
  const auto [entry, is_new] = compiled_.try_emplace(architecture);
  if (is_new) {
    int driver_version = 0;
    context.check(context.api().driver_get_version(&driver_version), "cuDriverGetVersion");
    entry->second = compile_cuda(source_, architecture, driver_version);
  }
  return entry->second;
}

std::unique_ptr<Module> KernelLoader::load(const ContextRef& context) {
  LoadFailure failure;
  if (fatbin_) {
    if (auto module = load_image(context, fatbin_, failure)) return module;
    if (!source_ || !is_for_another_device(failure.result)) fail(*context, failure);
  }
  if (!source_) return nullptr;
  if (auto module = load_image(context, compiled_for(*context).data(), failure)) return module;
  fail(*context, failure);
}

}  // namespace boxflow::cuda
