#include "session/session.hpp"

namespace boxflow {

namespace {

PlatformRequest request_for(const boxflow_bundle& bundle, const RunOptions& options, Target target,
                            ShadowMemory* shadow) {
  PlatformRequest request;
  request.devices = wanted_devices(options, target);
  request.profiling = options.profiling || options.distribution == Distribution::kDynamic;
  request.compute_queues = options.concurrent_tiles;
  request.peer = options.peer;
  // Only a timeline shows which tiles run at the same time, and when devices compute nothing.
  request.timeline =
      options.profiling || (options.distribution == Distribution::kDynamic && options.concurrent_tiles > 1);
  request.shadow = shadow;
  request.model = options.model;
  request.host_kernels = bundle.host_kernels;
  request.opencl_source = bundle.opencl_source;
  request.cuda_source = bundle.cuda_source;
  request.cuda_fatbin = bundle.cuda_fatbin;
  request.cuda_fatbin_bytes = bundle.cuda_fatbin_bytes;
  return request;
}

bool has_device(std::unique_ptr<Platform> (*open)(const PlatformRequest&)) {
  try {
    // If several were opened, they could see each other, whatever the option `peer` says.
    return !open(PlatformRequest{.devices = 1})->devices().empty();
  } catch (const Error&) {
    return false;
  }
}

[[noreturn]] void no_gpu(const std::string& why) {
  throw Error("BF5038", "a GPU is required (--require-gpu, BOXFLOW_REQUIRE_GPU), but " + why,
              "`poly-cli devices` lists the devices of this machine; --target (BOXFLOW_TARGET) chooses cuda or opencl; "
              "without the option, regions run on the host");
}

// Chooses a GPU if there is one that this runtime can drive, else the host.
Target choose(const boxflow_bundle& bundle, const RunOptions& options) {
  if (options.target == Target::kAuto) {
    const bool has_cuda = bundle.cuda_source || bundle.cuda_fatbin;
    if (has_cuda && has_device(open_cuda_platform)) return Target::kCuda;
    if (options.require_gpu) no_gpu(has_cuda ? "no CUDA device was found" : "the program has no CUDA kernels");
    return Target::kHost;
  }
  const bool drives_gpus = options.target == Target::kCuda || options.target == Target::kOpencl;
  if (options.require_gpu && !drives_gpus) no_gpu(std::string("the target is ") + target_name(options.target));
  return options.target;
}

// OpenCL also drives processors.
void check_gpus(const Platform& platform) {
  for (const auto& device : platform.devices()) {
    const DeviceInfo& info = device->info();
    if (!info.gpu) no_gpu("device " + std::to_string(info.index) + ", " + info.name + ", is not a GPU");
  }
}

std::unique_ptr<ShadowMemory> make_shadow(const RunOptions& options, Target target) {
  if (!options.shadow) return nullptr;
  if (target == Target::kHost) return std::make_unique<ShadowMemory>();
  throw Error("BF5033", std::string("the target ") + target_name(target) + " has no shadow mode",
              "check on host devices (--target host, BOXFLOW_TARGET=host), or leave out --shadow (BOXFLOW_SHADOW)");
}

void require_kernels(bool there, Target target) {
  if (there) return;
  throw Error("BF5031", std::string("the program was built without kernels for the target ") + target_name(target),
              "build it again with that target, or choose another (--target, BOXFLOW_TARGET)");
}

std::unique_ptr<Platform> open(const boxflow_bundle& bundle, Target target, const PlatformRequest& request) {
  switch (target) {
    case Target::kOpencl:
      require_kernels(bundle.opencl_source, target);
      return open_opencl_platform(request);
    case Target::kCuda:
      require_kernels(bundle.cuda_source || bundle.cuda_fatbin, target);
      return open_cuda_platform(request);
    case Target::kSim: return open_sim_platform(request);
    default:
      require_kernels(bundle.host_kernels, target);
      return open_host_platform(request);
  }
}

}  // namespace

void check_driver(Target target) {
  if (target == Target::kOpencl) check_opencl_library();
  if (target == Target::kCuda) check_cuda_library();
}

Session::Session(const boxflow_bundle& bundle, const RunOptions& options, const Wrap& wrap, Trace* trace)
    : options_(options),
      target_(choose(bundle, options)),
      trace_(trace),
      shadow_(make_shadow(options, target_)),
      platform_(open(bundle, target_, request_for(bundle, options, target_, shadow_.get()))) {
  if (options.require_gpu) check_gpus(*platform_);
  if (wrap) platform_ = wrap(std::move(platform_));
  if (options.profiling) platform_ = measured(std::move(platform_), call_times_, trace_);
  if (trace_) trace_->name_devices(platform_->devices());
  for (const auto& device : platform_->devices()) {
    usable_.push_back(memories_.size());
    memories_.push_back(std::make_unique<DeviceMemory>(*device, *platform_, options.memory_limit));
  }
}

std::vector<std::size_t> Session::first_usable(std::size_t most) const {
  std::vector<std::size_t> devices = usable_;
  if (most > 0 && most < devices.size()) devices.resize(most);
  return devices;
}

std::size_t Session::kernel(const std::string& name) {
  const auto known = kernels_.find(name);
  if (known != kernels_.end()) return known->second;
  return kernels_[name] = platform_->kernel_index(name);
}

DeviceSpeeds& Session::speeds(const Plan& plan) {
  return speeds_.try_emplace(plan.name, plan.phases.size(), device_count(), options_.concurrent_tiles).first->second;
}

std::vector<DeviceDescription> Session::descriptions() const {
  std::vector<DeviceDescription> all;
  for (const auto& device : platform_->devices()) {
    const DeviceInfo& info = device->info();
    all.push_back({info.name, info.memory, info.peer_access, {}});
  }
  for (const DeviceFailure& failure : failures_) {
    all[failure.device()].failure = failure.what();
  }
  return all;
}

void Session::drop(const DeviceFailure& failure) {
  const auto device = failure.device();
  if (std::erase(usable_, device) == 0) throw Error(failure);  // nothing is asked of it any more
  failures_.push_back(failure);
  memories_[device]->release_freed();
  for (auto& [region, speeds] : speeds_) speeds.forget(device);
}

void Session::drain() noexcept {
  for (const std::size_t device : usable_) this->device(device).drain();
  for (const std::size_t device : usable_) memories_[device]->drained();
}

}  // namespace boxflow
