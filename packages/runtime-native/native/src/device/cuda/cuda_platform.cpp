// CUDA devices, each with its primary context, and with peer access if it is possible and allowed.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

#include "device/cuda/cuda_device.hpp"
#include "device/cuda/cuda_error.hpp"
#include "device/cuda/cuda_library.hpp"
#include "device/cuda/sequence/cuda_sequence.hpp"
#include "device/cuda/sequence/exchange_waits.hpp"
#include "device/platform_request.hpp"
#include "device/queue_names.hpp"

namespace boxflow {

namespace cuda {

namespace {

using Devices = std::vector<std::unique_ptr<Device>>;

CudaDevice& cuda_device(const std::unique_ptr<Device>& device) { return static_cast<CudaDevice&>(*device); }

class CudaPlatform final : public Platform {
 public:
  // `may_exchange`: whether work of one device may wait for work of another one that is issued later.
  CudaPlatform(Devices devices, std::shared_ptr<ExchangeWaits> exchange_waits, bool may_exchange)
      : devices_(std::move(devices)), exchange_waits_(std::move(exchange_waits)), may_exchange_(may_exchange) {}

  std::span<const std::unique_ptr<Device>> devices() const override { return devices_; }

  // The driver finds kernels by name, so the list grows with each new name.
  std::size_t kernel_index(const std::string& name) const override {
    const auto found = std::find(kernels_.begin(), kernels_.end(), name);
    if (found != kernels_.end()) return static_cast<std::size_t>(found - kernels_.begin());
    if (!has_kernel(name)) {
      throw Error("BF5206", "the bundle has no CUDA kernel named " + name,
                  "build the program again: its plan and its kernels do not belong together");
    }
    for (const auto& device : devices_) cuda_device(device).add_kernel(name);
    kernels_.push_back(name);
    return kernels_.size() - 1;
  }

  void wait(const EventRef& event) override {
    if (event) exchange_waits_->wait_for(static_cast<const CudaEvent&>(*event));
  }

  bool is_complete(const EventRef& event) override {
    return !event || cuda::is_complete(static_cast<const CudaEvent&>(*event));
  }

  Interval interval(const EventRef& event) override {
    return event ? static_cast<CudaEvent&>(*event).interval() : Interval{};
  }

  // Begins with the last one, which on each stream implies those before it.
  void wait_for_all(Waits events) override {
    for (std::size_t i = events.size(); i-- > 0;) wait(events[i]);
  }

  bool has_sequences(bool exchanges) const override {
    if (exchanges && !may_exchange_) return false;
    return CudaSequence::is_possible(cuda_device(devices_.front()).context()->api());
  }

  std::unique_ptr<LaunchSequence> make_sequence(std::span<const std::size_t> devices, std::size_t flags) override {
    const ContextRef& context = cuda_device(devices_[devices.front()]).context();
    const bool exchanges = devices.size() > 1;
    if (!has_sequences(exchanges) || (exchanges && !exchange_waits_->open(context))) return nullptr;
    std::vector<CudaDevice*> members(devices_.size());
    for (const std::size_t d : devices) members[d] = &cuda_device(devices_[d]);
    return std::make_unique<CudaSequence>(members, flags, exchanges ? exchange_waits_ : nullptr);
  }

 private:
  // All devices have the same kernels, so the first one that still answers is enough.
  bool has_kernel(const std::string& name) const {
    for (std::size_t i = 0;; ++i) {
      try {
        return cuda_device(devices_[i]).has_kernel(name);
      } catch (const DeviceFailure&) {
        if (i + 1 == devices_.size()) throw;
      }
    }
  }

  Devices devices_;
  std::shared_ptr<ExchangeWaits> exchange_waits_;
  bool may_exchange_;
  mutable std::vector<std::string> kernels_;
};

struct FoundDevice {
  DeviceOrdinal ordinal = 0;
  std::string name;
  std::size_t memory = 0;
};

FoundDevice find_device(const Api& api, int position) {
  const std::string label = "device " + std::to_string(position);
  FoundDevice found;
  std::array<char, 256> name{};
  check(api, api.device_get(&found.ordinal, position), "cuDeviceGet", label);
  check(api, api.device_get_name(name.data(), static_cast<int>(name.size()) - 1, found.ordinal), "cuDeviceGetName",
        label);
  check(api, api.device_total_mem(&found.memory, found.ordinal), "cuDeviceTotalMem", label);
  found.name = name.data();
  return found;
}

std::vector<FoundDevice> find_devices(const Api& api) {
  int count = 0;
  const Result result = api.device_get_count(&count);
  if (result != kSuccess) count = 0;  // no device: the driver may refuse to have started
  std::vector<FoundDevice> found;
  for (int position = 0; position < count; ++position) found.push_back(find_device(api, position));
  return found;
}

std::string describe(const std::vector<FoundDevice>& found) {
  std::string text;
  for (const FoundDevice& device : found) text += (text.empty() ? "" : ", ") + device.name;
  return text;
}

std::vector<FoundDevice> select(std::vector<FoundDevice> found, std::size_t count) {
  if (found.empty()) {
    throw Error("BF5202", "the CUDA driver sees no device",
                "check nvidia-smi and CUDA_VISIBLE_DEVICES, or use another target (--target, BOXFLOW_TARGET): opencl "
                "or host");
  }
  if (count > found.size()) {
    throw Error("BF5203",
                std::to_string(count) + " CUDA devices were asked for, and there are " + std::to_string(found.size()) +
                    ": " + describe(found),
                "ask for fewer (--devices, BOXFLOW_DEVICES), or check CUDA_VISIBLE_DEVICES");
  }
  if (count > 0) found.resize(count);
  return found;
}

// Left on when the platform closes: another platform of the process may count on it.
bool enable_peer_access(const Context& from, const Context& to) {
  int possible = 0;
  from.check(from.api().device_can_access_peer(&possible, from.device(), to.device()), "cuDeviceCanAccessPeer");
  if (!possible) return false;
  from.make_current();
  const Result result = from.api().ctx_enable_peer_access(to.handle(), 0);
  if (result == kErrorTooManyPeers) return false;
  if (result != kErrorPeerAccessAlreadyEnabled) from.check(result, "cuCtxEnablePeerAccess");
  return true;
}

// The driver stages copies between two contexts as long as nobody in the process has enabled peer access between them.
// The only way to find out is to enable it.
void require_no_peer_access(const Context& from, const Context& to) {
  int possible = 0;
  from.check(from.api().device_can_access_peer(&possible, from.device(), to.device()), "cuDeviceCanAccessPeer");
  if (!possible) return;
  from.make_current();
  const Result result = from.api().ctx_enable_peer_access(to.handle(), 0);
  if (result == kErrorPeerAccessAlreadyEnabled) {
    throw Error("BF5207",
                "copies between devices are to go through the host's memory, and something else in this process has "
                "enabled peer access between its CUDA devices: another Runtime, or a library",
                "leave out --no-peer (BOXFLOW_PEER), or run in a process of its own");
  }
  if (result == kErrorTooManyPeers) return;
  from.check(result, "cuCtxEnablePeerAccess");
  from.check(from.api().ctx_disable_peer_access(to.handle()), "cuCtxDisablePeerAccess");
}

// Gives the device access to each other one if possible (`peer`), or ensures that it has none. Returns whether it can
// copy directly to and from all of them.
bool settle_peer_access(const std::vector<ContextRef>& contexts, const ContextRef& from, bool peer) {
  bool all = peer;
  for (const ContextRef& to : contexts) {
    if (to == from) continue;
    if (peer) {
      all = enable_peer_access(*from, *to) && all;
    } else {
      require_no_peer_access(*from, *to);
    }
  }
  return all;
}

// Returns whether the driver completes each piece of work before it issues the next one.
bool issues_one_by_one() {
  const char* const blocking = std::getenv("CUDA_LAUNCH_BLOCKING");
  return blocking && *blocking && std::string_view(blocking) != "0";
}

// Devices on one GPU take turns, so that one that waits may keep the other one from going on.
bool are_gpus_of_their_own(const std::vector<ContextRef>& contexts) {
  std::vector<std::array<int, 3>> places;
  for (const ContextRef& context : contexts) {
    places.push_back({context->attribute(kAttributePciDomain), context->attribute(kAttributePciBus),
                      context->attribute(kAttributePciDevice)});
  }
  std::sort(places.begin(), places.end());
  return std::adjacent_find(places.begin(), places.end()) == places.end();
}

}  // namespace

}  // namespace cuda

void check_cuda_library() { cuda::open_library(); }

std::unique_ptr<Platform> open_cuda_platform(const PlatformRequest& request) {
  using namespace cuda;
  const Api api = load_api();
  const std::vector<FoundDevice> found = select(find_devices(api), request.devices);
  std::vector<ContextRef> contexts;
  for (const FoundDevice& device : found) {
    const std::string position = std::to_string(contexts.size());
    DeviceLabel label{static_cast<int>(contexts.size()), "device " + position + " (" + device.name + ")"};
    contexts.push_back(std::make_shared<const Context>(api, device.ordinal, std::move(label)));
  }
  KernelLoader kernels(request.cuda_fatbin, request.cuda_source);
  const Timing timing = !request.profiling  ? Timing::kNone
                        : request.timeline ? Timing::kTimeline
                                           : Timing::kDurations;
  const auto streams = std::make_shared<Streams>();
  const RingShape ring = settled(request.ring);
  const auto ring_threads = std::make_shared<RingThreads>(ring.threads);
  const auto exchange_waits = std::make_shared<ExchangeWaits>();
  // What others wait for has a queue of its own.
  const bool several = found.size() > 1;
  const std::vector<std::string> names =
      several ? queue_names(request.compute_queues, {"compute for others", "copies in", "copies out"})
              : queue_names(request.compute_queues, {"copies in", "copies out"});
  Devices devices;
  for (std::size_t i = 0; i < found.size(); ++i) {
    DeviceInfo info{static_cast<int>(i),
                    found[i].name,
                    found[i].memory,
                    settle_peer_access(contexts, contexts[i], request.peer),
                    true,
                    several ? std::optional(request.compute_queues) : std::nullopt,
                    names,
                    request.compute_queues + (several ? 1 : 0)};
    devices.push_back(std::make_unique<CudaDevice>(contexts[i], std::move(info), kernels, timing, streams, ring,
                                                   ring_threads, exchange_waits));
  }
  const auto sees_all = [](const auto& device) { return device->info().peer_access; };
  const bool may_exchange = std::all_of(devices.begin(), devices.end(), sees_all) && !issues_one_by_one() &&
                            are_gpus_of_their_own(contexts);
  return std::make_unique<CudaPlatform>(std::move(devices), exchange_waits, may_exchange);
}

}  // namespace boxflow
