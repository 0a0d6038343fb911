// The fake CUDA driver's functions, except copies: see cuda_fake_state.hpp. Every call checks its arguments as the
// real driver does, or more strictly.
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <thread>

#include "cuda_fake_state.hpp"

using namespace boxflow::cuda;
using namespace boxflow::test::fake_cuda;

namespace {

// The number at an address of pinned memory, or null.
std::uint32_t* pinned_number(DevicePointer address) {
  const auto after = fake().pinned.upper_bound(reinterpret_cast<void*>(static_cast<std::uintptr_t>(address)));
  if (after == fake().pinned.begin()) return nullptr;
  const auto& [base, bytes] = *std::prev(after);
  const std::size_t offset = address - reinterpret_cast<std::uintptr_t>(base);
  if (address % 4 != 0 || offset + 4 > bytes) return nullptr;
  return reinterpret_cast<std::uint32_t*>(static_cast<std::uintptr_t>(address));
}

}  // namespace

extern "C" {

void fake_cuda_reset(const FakeCudaSetup* setup) {
  fake() = Fake(*setup);
  current = nullptr;
}

const char* fake_cuda_take_log() {
  fake().taken_log = std::move(fake().log);
  fake().log.clear();
  return fake().taken_log.c_str();
}

int fake_cuda_calls(const char* symbol) { return fake().calls[symbol]; }

void fake_cuda_fail_next(const char* symbol, int result) { fake_cuda_fail_after(symbol, 0, result); }

void fake_cuda_fail_after(const char* symbol, int calls, int result) { fake().failures[symbol] = {result, calls}; }

void fake_cuda_break(int device, int result) { fake().devices.at(static_cast<std::size_t>(device))->broken = result; }

int fake_cuda_hangs() { return fake().hangs; }

int fake_cuda_live_objects() {
  std::size_t count = fake().streams.size() + fake().events.size() + fake().modules.size() +
                      fake().pinned.size() + fake().graphs.size() + fake().executables.size();
  for (const auto& device : fake().devices) count += device->blocks.size() + static_cast<std::size_t>(device->retained);
  return static_cast<int>(count);
}

Result cuInit(unsigned flags) {
  if (const auto failed = injected("cuInit")) return failed;
  if (flags != 0) return kErrorInvalidValue;
  fake().initialised = true;
  return fake().devices.empty() ? kErrorNoDevice : kSuccess;
}

Result cuDriverGetVersion(int* version) {
  *version = 13000;
  return kSuccess;
}

Result cuGetErrorName(Result error, const char** name) {
  static const std::map<Result, const char*> names{
      {1, "CUDA_ERROR_INVALID_VALUE"},     {2, "CUDA_ERROR_OUT_OF_MEMORY"},     {100, "CUDA_ERROR_NO_DEVICE"},
      {200, "CUDA_ERROR_INVALID_IMAGE"},   {201, "CUDA_ERROR_INVALID_CONTEXT"}, {209, "CUDA_ERROR_NO_BINARY_FOR_GPU"},
      {400, "CUDA_ERROR_INVALID_HANDLE"},  {500, "CUDA_ERROR_NOT_FOUND"},       {600, "CUDA_ERROR_NOT_READY"},
      {700, "CUDA_ERROR_ILLEGAL_ADDRESS"}, {719, "CUDA_ERROR_LAUNCH_FAILED"},   {999, "CUDA_ERROR_UNKNOWN"}};
  const auto found = names.find(error);
  if (found == names.end()) return kErrorInvalidValue;
  *name = found->second;
  return kSuccess;
}

Result cuGetErrorString(Result, const char** text) {
  *text = "as the fake driver says";
  return kSuccess;
}

Result cuDeviceGetCount(int* count) {
  FAKE_ENTER("cuDeviceGetCount")
  *count = static_cast<int>(fake().devices.size());
  return kSuccess;
}

Result cuDeviceGet(DeviceOrdinal* device, int ordinal) {
  FAKE_ENTER("cuDeviceGet")
  *device = ordinal;
  return kSuccess;
}

Result cuDeviceGetName(char* name, int length, DeviceOrdinal device) {
  FAKE_ENTER("cuDeviceGetName")
  const std::string text = "Fake GPU " + std::to_string(device);
  std::strncpy(name, text.c_str(), static_cast<std::size_t>(length));
  return kSuccess;
}

Result cuDeviceTotalMem_v2(std::size_t* bytes, DeviceOrdinal) {
  FAKE_ENTER("cuDeviceTotalMem_v2")
  *bytes = fake().setup.memory;
  return kSuccess;
}

Result cuDeviceGetAttribute(int* value, int attribute, DeviceOrdinal device) {
  FAKE_ENTER("cuDeviceGetAttribute")
  const int capability = fake().setup.compute_capability;
  const std::map<int, int> values{{1, 1024}, {2, 1024},  {3, 1024},  {4, 64},
                                  {5, 2147483647},       {6, 65535}, {7, 65535},
                                  {11, fake().setup.max_pitch},      {33, fake().setup.one_gpu ? 0 : device},
                                  {34, 0},              {50, 0},     {75, capability / 10},
                                  {76, capability % 10}};
  const auto found = values.find(attribute);
  if (found == values.end()) return kErrorInvalidValue;
  *value = found->second;
  return kSuccess;
}

Result cuDeviceCanAccessPeer(int* can, DeviceOrdinal from, DeviceOrdinal to) {
  FAKE_ENTER("cuDeviceCanAccessPeer")
  *can = from != to && fake().setup.peer_access;
  return kSuccess;
}

Result cuDevicePrimaryCtxRetain(ContextHandle* context, DeviceOrdinal ordinal) {
  FAKE_ENTER("cuDevicePrimaryCtxRetain")
  Device* device = fake().devices.at(static_cast<std::size_t>(ordinal)).get();
  ++device->retained;
  *context = handle_of<ContextHandle>(device);
  return kSuccess;
}

Result cuDevicePrimaryCtxRelease_v2(DeviceOrdinal ordinal) {
  Device* device = fake().devices.at(static_cast<std::size_t>(ordinal)).get();
  if (--device->retained == 0) device->peers.clear();
  return kSuccess;
}

Result cuCtxGetCurrent(ContextHandle* context) {
  *context = handle_of<ContextHandle>(current);
  return kSuccess;
}

Result cuCtxSetCurrent(ContextHandle context) {
  ++fake().calls["cuCtxSetCurrent"];
  if (context && !device_of(context)) return kInvalidContext;
  current = device_of(context);
  return kSuccess;
}

Result cuCtxEnablePeerAccess(ContextHandle peer, unsigned flags) {
  FAKE_ENTER("cuCtxEnablePeerAccess")
  FAKE_NEEDS_CONTEXT()
  Device* device = device_of(peer);
  if (!device || flags || device == current) return kErrorInvalidValue;
  if (!fake().setup.peer_access) return 217;
  log("cuCtxEnablePeerAccess " + number(static_cast<unsigned>(current->ordinal)) + "->" +
      number(static_cast<unsigned>(device->ordinal)));
  return current->peers.insert(device->ordinal).second ? kSuccess : kErrorPeerAccessAlreadyEnabled;
}

Result cuCtxDisablePeerAccess(ContextHandle peer) {
  FAKE_ENTER("cuCtxDisablePeerAccess")
  FAKE_NEEDS_CONTEXT()
  constexpr Result kErrorPeerAccessNotEnabled = 705;
  Device* device = device_of(peer);
  return device && current->peers.erase(device->ordinal) > 0 ? kSuccess : kErrorPeerAccessNotEnabled;
}

// An image is the text "FAKE IMAGE", perhaps with the architecture that it is for.
Result cuModuleLoadDataEx(ModuleHandle* module, const void* image, unsigned count, int* options, void** values) {
  FAKE_ENTER("cuModuleLoadDataEx")
  FAKE_NEEDS_CONTEXT()
  if (count != 2 || options[0] != kJitErrorLogBuffer || options[1] != kJitErrorLogBufferSizeBytes) {
    return kErrorInvalidValue;
  }
  const char* text = static_cast<const char*>(image);
  if (std::strncmp(text, "FAKE IMAGE", 10) != 0 && !std::strstr(text, ".entry boxflow_exchange_")) {
    std::strncpy(static_cast<char*>(values[0]), "the image begins with something else",
                 reinterpret_cast<std::size_t>(values[1]));
    return kErrorInvalidImage;
  }
  const std::string architecture = "sm_" + std::to_string(fake().setup.compute_capability);
  const bool ptx = text[0] == '.';  // for this architecture or a newer one
  if (!ptx && std::strstr(text, "sm_") && !std::strstr(text, architecture.c_str())) return kErrorNoBinaryForGpu;
  log(std::string("cuModuleLoadDataEx ") + (ptx ? "PTX" : text));
  auto made = std::make_unique<Module>(Module{current});
  *module = handle_of<ModuleHandle>(made.get());
  fake().modules[*module] = std::move(made);
  return kSuccess;
}

Result cuModuleUnload(ModuleHandle handle) {
  Module* module = find(fake().modules, handle);
  if (!module) return kInvalidHandle;
  module->device->blocks.erase(module->constants);
  fake().modules.erase(handle);
  return kSuccess;
}

Result cuModuleGetGlobal_v2(DevicePointer* pointer, std::size_t* bytes, ModuleHandle handle, const char* name) {
  FAKE_ENTER("cuModuleGetGlobal_v2")
  Module* module = find(fake().modules, handle);
  if (!module || module->device != current) return kInvalidHandle;
  if (std::strcmp(name, "boxflow_constants") != 0) return kErrorNotFound;
  *bytes = boxflow::test::kConstantBytes;
  if (module->constants == 0) {
    module->constants = fake().next_block;
    fake().next_block += *bytes + 4096;
    current->blocks[module->constants] = std::vector<char>(*bytes);
  }
  *pointer = module->constants;
  return kSuccess;
}

Result cuModuleGetFunction(FunctionHandle* function, ModuleHandle handle, const char* name) {
  FAKE_ENTER("cuModuleGetFunction")
  Module* module = find(fake().modules, handle);
  if (!module || module->device != current) return kInvalidHandle;
  const auto* kernel = boxflow::test::find_fake_kernel(name);
  if (!kernel) return kErrorNotFound;
  auto made = std::make_unique<Function>(Function{current, kernel});
  *function = handle_of<FunctionHandle>(made.get());
  fake().functions[*function] = std::move(made);
  return kSuccess;
}

Result cuFuncGetAttribute(int* value, int attribute, FunctionHandle handle) {
  FAKE_ENTER("cuFuncGetAttribute")
  Function* function = find(fake().functions, handle);
  if (!function || attribute != kFunctionMaxThreadsPerBlock) return kErrorInvalidValue;
  *value = function->kernel->max_threads;
  return kSuccess;
}

Result cuMemAlloc_v2(DevicePointer* pointer, std::size_t bytes) {
  FAKE_ENTER("cuMemAlloc_v2")
  FAKE_NEEDS_CONTEXT()
  if (bytes == 0) return kErrorInvalidValue;
  if (bytes > fake().setup.memory - current->used) return kErrorOutOfMemory;
  log("cuMemAlloc " + number(bytes));
  *pointer = fake().next_block;
  fake().next_block += bytes + 4096;
  current->used += bytes;
  current->blocks[*pointer] = std::vector<char>(bytes);
  return kSuccess;
}

Result cuMemFree_v2(DevicePointer pointer) {
  FAKE_NEEDS_CONTEXT()
  const auto found = current->blocks.find(pointer);
  if (found == current->blocks.end()) return kErrorInvalidValue;
  log("cuMemFree " + number(found->second.size()));
  current->used -= found->second.size();
  current->blocks.erase(found);
  return kSuccess;
}

Result cuMemHostAlloc(void** pointer, std::size_t bytes, unsigned flags) {
  FAKE_ENTER("cuMemHostAlloc")
  FAKE_NEEDS_CONTEXT()
  if (bytes == 0 || flags != (kHostAllocPortable | kHostAllocDeviceMap)) return kErrorInvalidValue;
  log("cuMemHostAlloc " + number(bytes));
  *pointer = std::aligned_alloc(4096, (bytes + 4095) / 4096 * 4096);
  fake().pinned[*pointer] = bytes;
  return kSuccess;
}

Result cuMemFreeHost(void* pointer) {
  FAKE_NEEDS_CONTEXT()
  if (!fake().pinned.erase(pointer)) return kErrorInvalidValue;
  std::free(pointer);
  return kSuccess;
}

// Waits for a thread of the host, and gives up when none comes.
Result cuStreamWaitValue32_v2(StreamHandle stream, DevicePointer address, std::uint32_t value, unsigned flags) {
  FAKE_ENTER("cuStreamWaitValue32_v2")
  if (flags != kWaitValueGreaterOrEqual || !pinned_number(address)) return kErrorInvalidValue;
  log("cuStreamWaitValue32");
  return put(stream, [address, value] {
    const auto reached = [&] {
      const std::atomic_ref<std::uint32_t> counter(*pinned_number(address));
      return static_cast<std::int32_t>(counter.load(std::memory_order_acquire) - value) >= 0;
    };
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    while (!reached()) {
      if (std::chrono::steady_clock::now() > end) return kLaunchTimeout;
      std::this_thread::sleep_for(std::chrono::microseconds(50));
    }
    return kSuccess;
  });
}

Result cuStreamWriteValue32_v2(StreamHandle stream, DevicePointer address, std::uint32_t value, unsigned flags) {
  FAKE_ENTER("cuStreamWriteValue32_v2")
  if (flags != kWriteValueDefault || !pinned_number(address)) return kErrorInvalidValue;
  log("cuStreamWriteValue32");
  return put(stream, [address, value] {
    std::atomic_ref<std::uint32_t>(*pinned_number(address)).store(value, std::memory_order_release);
    return kSuccess;
  });
}

Result cuCtxGetStreamPriorityRange(int* least, int* greatest) {
  FAKE_ENTER("cuCtxGetStreamPriorityRange")
  FAKE_NEEDS_CONTEXT()
  *least = 0;
  *greatest = kMostUrgent;
  return kSuccess;
}

Result cuStreamCreateWithPriority(StreamHandle* handle, unsigned flags, int priority) {
  FAKE_ENTER("cuStreamCreateWithPriority")
  FAKE_NEEDS_CONTEXT()
  if (flags != kStreamNonBlocking || priority > 0 || priority < kMostUrgent) return kErrorInvalidValue;
  auto made = std::make_unique<Stream>(Stream{current, {}});
  *handle = handle_of<StreamHandle>(made.get());
  fake().streams[*handle] = std::move(made);
  return kSuccess;
}

Result cuStreamSynchronize(StreamHandle handle) {
  FAKE_ENTER("cuStreamSynchronize")
  Stream* stream = find(fake().streams, handle);
  return stream ? wait_for(stream, stream->issued()) : kInvalidHandle;
}

// The real driver lets the work finish; here it is run, with what it comes after. After a fault there is none.
Result cuStreamDestroy_v2(StreamHandle handle) {
  Stream* stream = find(fake().streams, handle);
  if (!stream) return kInvalidHandle;
  if (fake().fault == kSuccess) run_to(stream, stream->issued());
  for (auto& [name, event] : fake().events) {
    if (event->stream == stream) event->stream = nullptr;
  }
  fake().streams.erase(handle);
  return kSuccess;
}

Result cuStreamWaitEvent(StreamHandle handle, EventHandle event_handle, unsigned flags) {
  FAKE_ENTER("cuStreamWaitEvent")
  FakeEvent* event = find(fake().events, event_handle);
  if (!event || flags) return kErrorInvalidValue;
  if (!event->stream) return kSuccess;
  // As it is now: a later record does not count.
  return put(handle, [stream = event->stream, position = event->position] {
    const Result result = run_to(stream, position);
    return result == stream->device->broken ? kSuccess : result;  // nobody waits for a device that is gone
  });
}

Result cuEventCreate(EventHandle* handle, unsigned flags) {
  FAKE_ENTER("cuEventCreate")
  FAKE_NEEDS_CONTEXT()
  if (flags & ~kEventDisableTiming) return kErrorInvalidValue;
  auto made = std::make_unique<FakeEvent>(FakeEvent{current, flags == 0});
  *handle = handle_of<EventHandle>(made.get());
  fake().events[*handle] = std::move(made);
  log("cuEventCreate");
  return kSuccess;
}

Result cuEventDestroy_v2(EventHandle handle) { return fake().events.erase(handle) ? kSuccess : kInvalidHandle; }

Result cuEventRecord(EventHandle handle, StreamHandle stream_handle) {
  FAKE_ENTER("cuEventRecord")
  FakeEvent* event = find(fake().events, handle);
  Stream* stream = usable(stream_handle);
  if (!event || !stream || event->device != stream->device) return kInvalidHandle;
  event->stream = stream;
  event->position = stream->issued();
  event->asked = false;
  return kSuccess;
}

// Not ready the first time, so that callers' patience is tried.
Result cuEventQuery(EventHandle handle) {
  FAKE_ENTER("cuEventQuery")
  FakeEvent* event = find(fake().events, handle);
  if (!event) return kInvalidHandle;
  if (!event->stream || event->stream->done >= event->position) return kSuccess;
  if (!event->asked) {
    event->asked = true;
    return event->device->broken ? event->device->broken : kErrorNotReady;
  }
  const Result result = run_to(event->stream, event->position);
  return result == kNotYet ? kErrorNotReady : result;
}

Result cuEventSynchronize(EventHandle handle) {
  FAKE_ENTER("cuEventSynchronize")
  FakeEvent* event = find(fake().events, handle);
  if (!event) return kInvalidHandle;
  return event->stream ? wait_for(event->stream, event->position) : kSuccess;
}

// A millisecond for everything that the stream did.
Result cuEventElapsedTime(float* milliseconds, EventHandle from_handle, EventHandle to_handle) {
  FAKE_ENTER("cuEventElapsedTime")
  FakeEvent* from = find(fake().events, from_handle);
  FakeEvent* to = find(fake().events, to_handle);
  if (!from || !to || !from->timing || !to->timing || from->device != to->device) return kInvalidHandle;
  *milliseconds = static_cast<float>(to->position) - static_cast<float>(from->position);
  return kSuccess;
}

Result cuLaunchKernel(FunctionHandle handle, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x,
                      unsigned block_y, unsigned block_z, unsigned shared, StreamHandle stream, void** parameters,
                      void** extra) {
  FAKE_ENTER("cuLaunchKernel")
  const KernelNode node{handle, {grid_x, grid_y, grid_z}, {block_x, block_y, block_z}, shared, parameters, extra};
  const Kernel kernel = kernel_of(node);
  if (kernel.refused) return kernel.refused;
  log("cuLaunchKernel " + kernel.text);
  return put(stream, kernel.run);
}
}
