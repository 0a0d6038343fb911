#include "support/faulty_platform.hpp"

#include <map>

namespace boxflow::test {

namespace {

struct FaultyEvent final : Event {
  FaultyEvent(int on, int from, EventRef event) : device(on), source(from), inner(std::move(event)) {}
  FaultyEvent(int on, const DeviceFailure& why) : device(on), source(on), failure(why) {}

  int device;
  int source;  // of a copy between devices; else `device`
  EventRef inner;
  std::optional<DeviceFailure> failure;
};

DeviceFailure failure_of(const Device& device, const std::string& what) {
  const DeviceInfo& info = device.info();
  return DeviceFailure("BF5205", what + " failed on device " + std::to_string(info.index) + " (" + info.name + ")",
                       "it is a test", info.index);
}

// The state that all devices of a platform share.
struct Faults {
  FaultPlan plan;
  std::map<int, DeviceFailure> lost;

  // Returns the event's failure; null if it did not fail. The event may be null.
  const DeviceFailure* failure_of(const EventRef& event) const {
    if (!event) return nullptr;
    const auto& faulty = static_cast<const FaultyEvent&>(*event);
    if (faulty.failure) return &*faulty.failure;
    for (const int device : {faulty.device, faulty.source}) {
      if (const auto found = lost.find(device); found != lost.end()) return &found->second;
    }
    return nullptr;
  }
};

class FaultyDevice final : public Device {
 public:
  FaultyDevice(Device& device, Faults& faults) : device_(device), faults_(faults) {}
  ~FaultyDevice() override {
    for (const auto& [handle, bytes] : allocated_) device_.release({handle, bytes});
  }

  std::size_t unreleased() const { return allocated_.size(); }
  const DeviceInfo& info() const override { return device_.info(); }

  Allocation allocate(std::size_t bytes) override {
    if (begin(DeviceCall::kAllocate, "allocate").effect == Effect::kRefuse) return {nullptr, bytes};
    const Allocation allocation = device_.allocate(bytes);
    if (allocation.handle) allocated_[allocation.handle] = bytes;
    return allocation;
  }
  void release(const Allocation& allocation) override {
    begin(DeviceCall::kRelease, "release");
    allocated_.erase(allocation.handle);
    device_.release(allocation);
  }
  EventRef launch(const LaunchRequest& request, Waits waits) override {
    const Fault fault = begin(DeviceCall::kLaunch, "launch");
    if (launch_failure_) return std::make_shared<FaultyEvent>(info().index, *launch_failure_);
    const EventRef event =
        issue(fault, "launch", info().index, waits, [&](Waits inner) { return device_.launch(request, inner); });
    if (const DeviceFailure* failure = faults_.failure_of(event)) launch_failure_ = *failure;
    return event;
  }

  EventRef copy_from_host(const Allocation& to, const RectSide& to_side, const void* from, const RectSide& from_side,
                          const Rect& rect, Waits waits) override {
    const Fault fault = begin(DeviceCall::kFromHost, "copy_from_host");
    return issue(fault, "copy_from_host", info().index, waits, [&](Waits inner) {
      return device_.copy_from_host(to, to_side, from, shifted(from_side, fault), kept(rect, fault), inner);
    });
  }
  EventRef copy_to_host(void* to, const RectSide& to_side, const Allocation& from, const RectSide& from_side,
                        const Rect& rect, Waits waits) override {
    const Fault fault = begin(DeviceCall::kToHost, "copy_to_host");
    return issue(fault, "copy_to_host", info().index, waits, [&](Waits inner) {
      return device_.copy_to_host(to, to_side, from, shifted(from_side, fault), kept(rect, fault), inner);
    });
  }
  EventRef copy_from_device(const Allocation& to, const RectSide& to_side, Device& source, const Allocation& from,
                            const RectSide& from_side, const Rect& rect, Waits waits) override {
    const int sender = source.info().index;
    const bool within = sender == info().index;
    const Fault fault = begin(within ? DeviceCall::kWithin : DeviceCall::kFromPeer, "copy_from_device");
    require_not_lost(sender);
    Device& inner_source = static_cast<FaultyDevice&>(source).device_;
    return issue(fault, "copy_from_device", sender, waits, [&](Waits inner) {
      return device_.copy_from_device(to, to_side, inner_source, from, shifted(from_side, fault), kept(rect, fault),
                                      inner);
    });
  }
  void drain() noexcept override {
    device_.drain();
    // A failure that came from an earlier failure of a different device is over.
    if (launch_failure_ && launch_failure_->device() != static_cast<std::size_t>(info().index)) launch_failure_.reset();
  }

 private:
  void require_not_lost(int device) const {
    if (const auto found = faults_.lost.find(device); found != faults_.lost.end()) throw found->second;
  }

  Fault begin(DeviceCall call, const char* name) {
    require_not_lost(info().index);
    const Fault fault = faults_.plan(call, info().index);
    if (fault.effect != Effect::kFail && fault.effect != Effect::kLose) return fault;
    const DeviceFailure failure = failure_of(device_, name);
    if (fault.effect == Effect::kLose) faults_.lost.emplace(info().index, failure);
    throw failure;
  }

  template <typename Work>
  EventRef issue(const Fault& fault, const char* name, int source, Waits waits, const Work& work) {
    std::vector<EventRef> inner;
    for (const EventRef& wait : waits) {
      if (const DeviceFailure* failure = faults_.failure_of(wait)) {
        return std::make_shared<FaultyEvent>(info().index, *failure);
      }
      if (wait) inner.push_back(static_cast<const FaultyEvent&>(*wait).inner);
    }
    if (fault.effect == Effect::kFailLater) {
      return std::make_shared<FaultyEvent>(info().index, failure_of(device_, name));
    }
    return std::make_shared<FaultyEvent>(info().index, source, work(inner));
  }

  static RectSide shifted(RectSide side, const Fault& fault) {
    side.offset += static_cast<std::size_t>(fault.source_shift);  // modulo 2^64, so that it may be negative
    return side;
  }
  static Rect kept(Rect rect, const Fault& fault) {
    if (fault.skip) rect.rows = 0;
    return rect;
  }

  Device& device_;
  Faults& faults_;
  std::map<void*, std::size_t> allocated_;
  std::optional<DeviceFailure> launch_failure_;
};

class FaultyPlatform final : public Platform {
 public:
  FaultyPlatform(std::unique_ptr<Platform> platform, FaultPlan plan, FaultReport* report)
      : platform_(std::move(platform)), faults_{std::move(plan), {}}, report_(report) {
    for (const auto& device : platform_->devices()) {
      devices_.push_back(std::make_unique<FaultyDevice>(*device, faults_));
    }
  }
  ~FaultyPlatform() override {
    if (!report_) return;
    report_->unreleased.clear();
    for (const auto& device : devices_) {
      report_->unreleased.push_back(static_cast<const FaultyDevice&>(*device).unreleased());
    }
  }

  std::span<const std::unique_ptr<Device>> devices() const override { return devices_; }
  std::size_t kernel_index(const std::string& name) const override { return platform_->kernel_index(name); }

  // Does not wait if it is known to have failed: work under way on a lost device may never end.
  void wait(const EventRef& event) override {
    require_success(event);
    platform_->wait(inner(event));
  }
  bool is_complete(const EventRef& event) override {
    require_success(event);
    return platform_->is_complete(inner(event));
  }
  Interval interval(const EventRef& event) override { return platform_->interval(inner(event)); }

 private:
  static EventRef inner(const EventRef& event) {
    return event ? static_cast<const FaultyEvent&>(*event).inner : EventRef();
  }
  void require_success(const EventRef& event) const {
    if (const DeviceFailure* failure = faults_.failure_of(event)) throw *failure;
  }

  std::unique_ptr<Platform> platform_;
  Faults faults_;
  FaultReport* report_;
  std::vector<std::unique_ptr<Device>> devices_;
};

}  // namespace

Session::Wrap with_faults(FaultPlan plan, FaultReport* report) {
  return [plan = std::move(plan), report](std::unique_ptr<Platform> platform) {
    return std::make_unique<FaultyPlatform>(std::move(platform), plan, report);
  };
}

}  // namespace boxflow::test
