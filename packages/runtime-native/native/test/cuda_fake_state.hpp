// A CUDA driver for machines without one: device memory is host memory, and work is put off for as long as it can be.
// Nothing runs until something waits for it, and then only that and what it was told to come after. A missing event
// therefore shows as a wrong result.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "cuda_fake_driver.hpp"
#include "cuda_fake_kernels.hpp"
#include "device/cuda/cuda_api.hpp"

namespace boxflow::test::fake_cuda {

using namespace boxflow::cuda;

// The priority of the most urgent streams and nodes.
inline constexpr int kMostUrgent = -5;

struct Device {
  int ordinal = 0;
  Result broken = kSuccess;  // what all its work returns
  int retained = 0;
  std::size_t used = 0;
  std::map<DevicePointer, std::vector<char>> blocks;
  std::set<int> peers;
};

// The answer of work that waits for work of another stream. It is asked again.
inline constexpr Result kNotYet = -1;

struct Stream {
  Device* device;
  std::deque<std::function<Result()>> pending;
  std::size_t done = 0;
  bool runs = false;  // its first pending work is being run
  std::size_t issued() const { return done + pending.size(); }
};

struct FakeEvent {
  Device* device;
  bool timing;
  Stream* stream = nullptr;
  std::size_t position = 0;  // complete when `stream` has done so many
  bool asked = false;
};

struct Module {
  Device* device;
  DevicePointer constants = 0;  // a block; 0 before anyone asks for it
};

struct Function {
  Device* device;
  const boxflow::test::FakeKernel* kernel;
};

// A launch that was checked.
struct Kernel {
  Result refused = kSuccess;  // the driver's answer
  std::string text;
  std::function<Result()> run;
  std::function<bool()> has_ended;  // after `run`
};

struct GraphNode {
  Kernel kernel;
  std::vector<std::size_t> after;
};

struct Graph {
  std::vector<GraphNode> nodes;
};

struct Fake {
  explicit Fake(FakeCudaSetup with) : setup(with) {
    for (int i = 0; i < setup.devices; ++i) {
      devices.push_back(std::make_unique<Device>());
      devices.back()->ordinal = i;
    }
  }

  FakeCudaSetup setup;
  std::vector<std::unique_ptr<Device>> devices;
  std::map<StreamHandle, std::unique_ptr<Stream>> streams;
  std::map<EventHandle, std::unique_ptr<FakeEvent>> events;
  std::map<ModuleHandle, std::unique_ptr<Module>> modules;
  std::map<FunctionHandle, std::unique_ptr<Function>> functions;
  std::map<GraphHandle, std::unique_ptr<Graph>> graphs;
  std::map<GraphExecHandle, std::unique_ptr<Graph>> executables;
  std::map<void*, std::size_t> pinned;
  struct Failure {
    Result result;
    int calls = 0;  // before it
  };
  std::map<std::string, Failure> failures;
  std::map<std::string, int> calls;
  Result fault = kSuccess;  // of a kernel: every later call returns it
  std::string log;
  std::string taken_log;
  DevicePointer next_block = 0x7f0000000000;
  std::size_t progress = 0;  // pieces of work that have been done
  int hangs = 0;             // calls that would never have returned
  bool initialised = false;
};

inline Fake& fake() {
  static Fake instance({2, std::size_t{1} << 30, 1, 1 << 30, 90});
  return instance;
}

// The calling thread's current device.
inline thread_local Device* current = nullptr;

template <typename Handle, typename Object>
Handle handle_of(Object* object) {
  return reinterpret_cast<Handle>(object);
}

inline Device* device_of(ContextHandle context) {
  for (auto& device : fake().devices) {
    if (handle_of<ContextHandle>(device.get()) == context) return device->retained > 0 ? device.get() : nullptr;
  }
  return nullptr;
}

template <typename Handle, typename Object>
Object* find(const std::map<Handle, std::unique_ptr<Object>>& objects, Handle handle) {
  const auto found = objects.find(handle);
  return found == objects.end() ? nullptr : found->second.get();
}

inline void log(const std::string& line) { fake().log += line + "\n"; }

inline Result injected(const char* symbol) {
  const auto found = fake().failures.find(symbol);
  if (found == fake().failures.end()) return fake().fault;
  if (found->second.calls-- > 0) return fake().fault;
  const Result result = found->second.result;
  fake().failures.erase(found);
  return result;
}

inline constexpr Result kInvalidContext = 201;
inline constexpr Result kInvalidHandle = 400;

#define FAKE_ENTER(symbol)                                        \
  ++fake().calls[symbol];                                         \
  if (!fake().initialised) return 3;                              \
  if (const Result failed = injected(symbol)) return failed;

#define FAKE_NEEDS_CONTEXT() \
  if (!current) return kInvalidContext;

// The bytes at `pointer` on `device`; null unless all `bytes` lie in one block.
inline char* bytes_at(Device* device, DevicePointer pointer, std::size_t bytes) {
  auto after = device->blocks.upper_bound(pointer);
  if (after == device->blocks.begin()) return nullptr;
  auto& [base, block] = *--after;
  const std::size_t offset = pointer - base;
  return offset + bytes <= block.size() ? block.data() + offset : nullptr;
}

// The constant memory of the device's module; 0 before anyone asks for it.
inline DevicePointer constants_of(const Device* device) {
  for (const auto& [handle, module] : fake().modules) {
    if (module->device == device && module->constants != 0) return module->constants;
  }
  return 0;
}

// The bytes that a kernel on `device` reaches: its own, also in constant memory, those of its peers, and pinned ones.
inline char* reached_bytes(Device* device, DevicePointer pointer, std::size_t bytes) {
  if (pointer < kConstantBytes) return bytes_at(device, constants_of(device) + pointer, bytes);
  if (char* const own = bytes_at(device, pointer, bytes)) return own;
  for (const int peer : device->peers) {
    Device* const owner = fake().devices[static_cast<std::size_t>(peer)].get();
    if (char* const other = bytes_at(owner, pointer, bytes)) return other;
  }
  char* const host = reinterpret_cast<char*>(static_cast<std::uintptr_t>(pointer));
  const auto after = fake().pinned.upper_bound(host);
  if (after == fake().pinned.begin()) return nullptr;
  const auto& [base, size] = *std::prev(after);
  return host + bytes <= static_cast<char*>(base) + size ? host : nullptr;
}

// Returns kNotYet if work waits for a stream whose work waits for it.
inline Result run_to(Stream* stream, std::size_t position) {
  if (stream->done >= position) return kSuccess;
  if (stream->runs) return kNotYet;
  while (stream->done < position) {
    if (stream->device->broken) return stream->device->broken;
    stream->runs = true;
    const Result result = stream->pending.front()();
    stream->runs = false;
    if (result == kNotYet) return result;
    stream->pending.pop_front();
    ++stream->done;
    ++fake().progress;
    if (result == kSuccess || result == stream->device->broken) continue;
    return fake().fault = result;
  }
  return kSuccess;
}

inline constexpr Result kLaunchTimeout = 702;

// The same for a call that blocks, and would forever.
inline Result wait_for(Stream* stream, std::size_t position) {
  const Result result = run_to(stream, position);
  if (result != kNotYet) return result;
  ++fake().hangs;
  return kLaunchTimeout;
}

// The stream, if it belongs to the current context.
inline Stream* usable(StreamHandle handle) {
  Stream* stream = find(fake().streams, handle);
  return stream && stream->device == current ? stream : nullptr;
}

inline Result put(StreamHandle handle, std::function<Result()> work) {
  Stream* stream = usable(handle);
  if (!stream) return kInvalidHandle;
  stream->pending.push_back(std::move(work));
  return kSuccess;
}

// Checks a launch on the current device, and copies its parameters.
Kernel kernel_of(const KernelNode& node);

inline std::string number(unsigned long long value) { return std::to_string(value); }

}  // namespace boxflow::test::fake_cuda
