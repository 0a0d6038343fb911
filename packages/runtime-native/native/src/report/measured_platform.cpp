#include "report/measured_platform.hpp"

#include "base/clock.hpp"

namespace boxflow {

namespace {

// Has no sequences of launches, so that each launch has a time.
class MeasuredDevice final : public Device {
 public:
  MeasuredDevice(Device& device, CallTimes& times) : device_(device), times_(times) {}

  const DeviceInfo& info() const override { return device_.info(); }

  Allocation allocate(std::size_t bytes) override {
    const Timer timer(times_.allocation_ns);
    return device_.allocate(bytes);
  }
  void release(const Allocation& allocation) override {
    const Timer timer(times_.allocation_ns);
    device_.release(allocation);
  }

  EventRef launch(const LaunchRequest& request, Waits waits) override {
    const Timer timer(times_.issue_ns);
    return device_.launch(request, waits);
  }
  EventRef copy_from_host(const Allocation& to, const RectSide& to_side, const void* from, const RectSide& from_side,
                          const Rect& rect, Waits waits) override {
    const Timer timer(times_.issue_ns);
    return device_.copy_from_host(to, to_side, from, from_side, rect, waits);
  }
  EventRef copy_to_host(void* to, const RectSide& to_side, const Allocation& from, const RectSide& from_side,
                        const Rect& rect, Waits waits) override {
    const Timer timer(times_.issue_ns);
    return device_.copy_to_host(to, to_side, from, from_side, rect, waits);
  }
  // Devices know each other only without what is around them.
  EventRef copy_from_device(const Allocation& to, const RectSide& to_side, Device& source, const Allocation& from,
                            const RectSide& from_side, const Rect& rect, Waits waits) override {
    const Timer timer(times_.issue_ns);
    return device_.copy_from_device(to, to_side, static_cast<MeasuredDevice&>(source).device_, from, from_side, rect,
                                    waits);
  }
  void drain() noexcept override {
    const Timer timer(times_.wait_ns);
    device_.drain();
  }

 private:
  Device& device_;
  CallTimes& times_;
};

// Shorter ones are events that were complete already, and would hide the others.
constexpr std::int64_t kShortestWait = 1000;

class MeasuredPlatform final : public Platform {
 public:
  MeasuredPlatform(std::unique_ptr<Platform> platform, CallTimes& times, Trace* trace)
      : platform_(std::move(platform)), times_(times), trace_(trace) {
    for (const auto& device : platform_->devices()) {
      devices_.push_back(std::make_unique<MeasuredDevice>(*device, times));
    }
  }

  std::span<const std::unique_ptr<Device>> devices() const override { return devices_; }
  std::size_t kernel_index(const std::string& name) const override {
    const Timer timer(times_.issue_ns);
    return platform_->kernel_index(name);
  }
  void wait(const EventRef& event) override {
    measure_wait([&] { platform_->wait(event); });
  }
  void wait_for_all(Waits events) override {
    measure_wait([&] { platform_->wait_for_all(events); });
  }
  bool is_complete(const EventRef& event) override {
    const Timer timer(times_.wait_ns);
    return platform_->is_complete(event);
  }
  bool needs_work() const override { return platform_->needs_work(); }
  std::int64_t simulated_now() const override { return platform_->simulated_now(); }
  Interval interval(const EventRef& event) override {
    const Timer timer(times_.wait_ns);
    return platform_->interval(event);
  }
  void complete_intervals(Waits events, std::vector<Interval>& intervals) override {
    const Timer timer(times_.wait_ns);
    platform_->complete_intervals(events, intervals);
  }

 private:
  template <typename Wait>
  void measure_wait(const Wait& wait_for_it) {
    const std::int64_t before = times_.wait_ns;
    {
      const Timer timer(times_.wait_ns);
      wait_for_it();
    }
    if (!trace_) return;
    const std::int64_t end = nanoseconds_now();
    const std::int64_t begin = end - (times_.wait_ns - before);
    if (end - begin >= kShortestWait) trace_->planner(begin, end, TraceText("wait", "planner"));
  }

  std::unique_ptr<Platform> platform_;
  std::vector<std::unique_ptr<Device>> devices_;
  CallTimes& times_;
  Trace* trace_;
};

}  // namespace

std::unique_ptr<Platform> measured(std::unique_ptr<Platform> platform, CallTimes& times, Trace* trace) {
  return std::make_unique<MeasuredPlatform>(std::move(platform), times, trace);
}

}  // namespace boxflow
