#include "idle_platform.hpp"

#include <algorithm>

namespace boxflow::bench {

namespace {

// The platform's operations are numbered; those before `done` are complete.
struct Progress {
  std::uint64_t issued = 0;
  std::uint64_t done = 0;
  std::uint64_t lag = 0;
};

struct IdleEvent final : Event {
  explicit IdleEvent(std::uint64_t position) : number(position) {}
  std::uint64_t number;
};

std::uint64_t number_of(const EventRef& event) { return static_cast<const IdleEvent&>(*event).number; }

class IdleDevice final : public Device {
 public:
  IdleDevice(DeviceInfo info, Progress& progress) : info_(std::move(info)), progress_(progress) {}

  const DeviceInfo& info() const override { return info_; }
  Allocation allocate(std::size_t bytes) override {
    if (bytes > info_.memory - used_) return {nullptr, bytes};
    used_ += bytes;
    return {reinterpret_cast<void*>(++last_handle_), bytes};
  }
  void release(const Allocation& allocation) override { used_ -= allocation.bytes; }

  EventRef launch(const LaunchRequest& request, Waits) override { return request.followed ? nullptr : issue(); }
  EventRef copy_from_host(const Allocation&, const RectSide&, const void*, const RectSide&, const Rect&,
                          Waits) override {
    return issue();
  }
  EventRef copy_to_host(void*, const RectSide&, const Allocation&, const RectSide&, const Rect&, Waits) override {
    return issue();
  }
  EventRef copy_from_device(const Allocation&, const RectSide&, Device&, const Allocation&, const RectSide&,
                            const Rect&, Waits) override {
    return issue();
  }
  void drain() noexcept override { progress_.done = progress_.issued; }

 private:
  EventRef issue() { return std::make_shared<IdleEvent>(progress_.issued++); }

  DeviceInfo info_;
  Progress& progress_;
  std::size_t used_ = 0;
  std::uintptr_t last_handle_ = 0;
};

class IdlePlatform final : public Platform {
 public:
  IdlePlatform(const Platform& like, std::uint64_t lag) {
    progress_.lag = lag;
    for (const auto& device : like.devices()) {
      devices_.push_back(std::make_unique<IdleDevice>(device->info(), progress_));
    }
  }

  std::span<const std::unique_ptr<Device>> devices() const override { return devices_; }
  std::size_t kernel_index(const std::string&) const override { return 0; }
  void wait(const EventRef& event) override {
    if (event) progress_.done = std::max(progress_.done, number_of(event) + 1);
  }
  bool is_complete(const EventRef& event) override {
    if (!event) return true;
    const std::uint64_t number = number_of(event);
    return number < progress_.done || number + progress_.lag < progress_.issued;
  }
  Interval interval(const EventRef&) override { return {}; }

 private:
  Progress progress_;
  std::vector<std::unique_ptr<Device>> devices_;
};

}  // namespace

std::unique_ptr<Platform> idle_platform(std::unique_ptr<Platform> like, std::uint64_t lag) {
  return std::make_unique<IdlePlatform>(*like, lag);
}

}  // namespace boxflow::bench
