#include "faulty_platform.hpp"

namespace boxflow::test {

namespace {

class FaultyDevice final : public Device {
 public:
  FaultyDevice(Device& device, const FaultPlan& plan) : device_(device), plan_(plan) {}

  const DeviceInfo& info() const override { return device_.info(); }
  Allocation allocate(std::size_t bytes) override { return device_.allocate(bytes); }
  void release(const Allocation& allocation) override { device_.release(allocation); }
  EventRef launch(const LaunchRequest& request, Waits waits) override { return device_.launch(request, waits); }

  EventRef copy_from_host(const Allocation& to, const RectSide& to_side, const void* from, const RectSide& from_side,
                          const Rect& rect, Waits waits) override {
    const CopyFault fault = plan_(CopyKind::kFromHost, info().index);
    return device_.copy_from_host(to, to_side, from, shifted(from_side, fault), kept(rect, fault), waits);
  }
  EventRef copy_to_host(void* to, const RectSide& to_side, const Allocation& from, const RectSide& from_side,
                        const Rect& rect, Waits waits) override {
    const CopyFault fault = plan_(CopyKind::kToHost, info().index);
    return device_.copy_to_host(to, to_side, from, shifted(from_side, fault), kept(rect, fault), waits);
  }
  EventRef copy_from_device(const Allocation& to, const RectSide& to_side, Device& source, const Allocation& from,
                            const RectSide& from_side, const Rect& rect, Waits waits) override {
    const bool within = source.info().index == info().index;
    const CopyFault fault = plan_(within ? CopyKind::kWithin : CopyKind::kFromPeer, info().index);
    return device_.copy_from_device(to, to_side, source, from, shifted(from_side, fault), kept(rect, fault), waits);
  }

 private:
  static RectSide shifted(RectSide side, const CopyFault& fault) {
    side.offset += static_cast<std::size_t>(fault.source_shift);  // modulo 2^64, so that it may be negative
    return side;
  }
  static Rect kept(Rect rect, const CopyFault& fault) {
    if (fault.skip) rect.rows = 0;
    return rect;
  }

  Device& device_;
  const FaultPlan& plan_;
};

class FaultyPlatform final : public Platform {
 public:
  FaultyPlatform(std::unique_ptr<Platform> platform, FaultPlan plan)
      : platform_(std::move(platform)), plan_(std::move(plan)) {
    for (const auto& device : platform_->devices()) devices_.push_back(std::make_unique<FaultyDevice>(*device, plan_));
  }

  std::span<const std::unique_ptr<Device>> devices() const override { return devices_; }
  std::size_t kernel_index(const std::string& name) const override { return platform_->kernel_index(name); }
  void wait(const EventRef& event) override { platform_->wait(event); }
  bool is_complete(const EventRef& event) override { return platform_->is_complete(event); }
  Interval interval(const EventRef& event) override { return platform_->interval(event); }

 private:
  std::unique_ptr<Platform> platform_;
  FaultPlan plan_;
  std::vector<std::unique_ptr<Device>> devices_;
};

}  // namespace

Session::Wrap with_faults(FaultPlan plan) {
  return [plan = std::move(plan)](std::unique_ptr<Platform> platform) {
    return std::make_unique<FaultyPlatform>(std::move(platform), plan);
  };
}

}  // namespace boxflow::test
