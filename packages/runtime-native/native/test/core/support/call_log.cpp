#include "support/call_log.hpp"

#include <deque>
#include <map>
#include <set>
#include <sstream>

namespace boxflow::test {

namespace {

struct LoggedEvent final : Event {
  LoggedEvent(EventRef event, std::size_t position) : inner(std::move(event)), number(position) {}
  EventRef inner;
  std::size_t number;
};

const LoggedEvent& logged(const EventRef& event) { return static_cast<const LoggedEvent&>(*event); }
EventRef inner(const EventRef& event) { return event ? logged(event).inner : nullptr; }

std::vector<EventRef> inner(Waits waits) {
  std::vector<EventRef> all;
  for (const EventRef& event : waits) all.push_back(inner(event));
  return all;
}

std::string text_of(const RectSide& side) {
  return std::to_string(side.offset) + "/" + std::to_string(side.row_pitch) + "/" + std::to_string(side.slice_pitch);
}

std::string text_of(const Rect& rect) {
  return std::to_string(rect.row_bytes) + "x" + std::to_string(rect.rows) + "x" + std::to_string(rect.slices);
}

std::string text_of(std::span<const std::int64_t> values) {
  std::string text = "(";
  for (const std::int64_t value : values) text += std::to_string(value) + " ";
  return text + ")";
}

// Launches that are issued one by one.
class LoggedSequence final : public LaunchSequence {
 public:
  explicit LoggedSequence(Device& device) : device_(device) {}

  void add(const LaunchRequest& request) override {
    launches_.emplace_back().request = request;
    change(launches_.size() - 1, request);
  }
  bool complete() override { return true; }
  void change(std::size_t position, const LaunchRequest& request) override {
    Launch& launch = launches_.at(position);
    launch.scalars.assign(request.scalars.begin(), request.scalars.end());
    launch.grid.assign(request.grid.begin(), request.grid.end());
    launch.request.scalars = launch.scalars;
    launch.request.grid = launch.grid;
  }
  EventRef issue(Waits waits) override {
    EventRef last;
    for (const Launch& launch : launches_) {
      last = device_.launch(launch.request, waits);
      waits = {};
    }
    return last;
  }

 private:
  struct Launch {
    LaunchRequest request;  // the views are the caller's
    std::vector<std::int64_t> scalars;
    std::vector<std::int64_t> grid;
  };
  Device& device_;
  std::deque<Launch> launches_;
};

class LoggedDevice final : public Device {
 public:
  LoggedDevice(Device& device, CallLog& log, std::size_t& events, bool sequences)
      : device_(device), log_(log), events_(events), sequences_(sequences) {}

  const DeviceInfo& info() const override { return device_.info(); }
  Allocation allocate(std::size_t bytes) override {
    const Allocation allocation = device_.allocate(bytes);
    names_[allocation.handle] = " m" + std::to_string(++allocations_);
    log_.push_back(call("allocate") + std::to_string(bytes) + " " + name_of(&allocation));
    return allocation;
  }
  void release(const Allocation& allocation) override {
    log_.push_back(call("release") + name_of(&allocation));
    device_.release(allocation);
  }
  EventRef launch(const LaunchRequest& request, Waits waits) override {
    std::string text = call("launch") + std::to_string(request.kernel) + " queue " + std::to_string(request.queue) +
                       (request.followed ? " followed" : "") + text_of(request.scalars) + text_of(request.grid) +
                       text_of(request.block);
    for (const ViewArgument& view : request.views) {
      text += " view " + name_of(view.allocation) + "+" + std::to_string(view.origin) + text_of(view.strides);
      if (view.constant) text += " constant " + std::to_string(view.constant->offset);
      for (const ViewPiece& piece : view.pieces) {
        text += " piece " + name_of(piece.allocation) + "+" + std::to_string(piece.origin) + text_of(piece.strides) +
                text_of(piece.lo) + text_of(piece.hi);
      }
    }
    EventRef event = log(std::move(text), waits, device_.launch(request, inner(waits)));
    return request.followed ? nullptr : event;
  }
  std::unique_ptr<LaunchSequence> make_sequence(std::size_t) override {
    if (!sequences_) return nullptr;
    log_.push_back(call("sequence"));
    return std::make_unique<LoggedSequence>(*this);
  }
  EventRef copy_from_host(const Allocation& to, const RectSide& to_side, const void* from, const RectSide& from_side,
                          const Rect& rect, Waits waits) override {
    return log(call("from host") + name_of(&to) + text_of(to_side) + text_of(from_side) + text_of(rect), waits,
               device_.copy_from_host(to, to_side, from, from_side, rect, inner(waits)));
  }
  EventRef copy_to_host(void* to, const RectSide& to_side, const Allocation& from, const RectSide& from_side,
                        const Rect& rect, Waits waits) override {
    return log(call("to host") + name_of(&from) + text_of(to_side) + text_of(from_side) + text_of(rect), waits,
               device_.copy_to_host(to, to_side, from, from_side, rect, inner(waits)));
  }
  EventRef copy_from_device(const Allocation& to, const RectSide& to_side, Device& source, const Allocation& from,
                            const RectSide& from_side, const Rect& rect, Waits waits) override {
    auto& other = static_cast<LoggedDevice&>(source);
    return log(call("from device") + other.name_of(&from) + name_of(&to) + text_of(to_side) + text_of(from_side) +
                   text_of(rect),
               waits, device_.copy_from_device(to, to_side, other.device_, from, from_side, rect, inner(waits)));
  }
  void drain() noexcept override { device_.drain(); }

 private:
  std::string call(const char* name) const { return std::to_string(info().index) + " " + name + " "; }
  // Addresses differ from run to run.
  std::string name_of(const Allocation* allocation) {
    return allocation->handle ? std::to_string(info().index) + names_[allocation->handle] + " " : "nothing ";
  }
  EventRef log(std::string text, Waits waits, EventRef event) {
    std::set<std::size_t> numbers;
    for (const EventRef& wait : waits) {
      if (wait) numbers.insert(logged(wait).number);
    }
    text += " after";
    for (const std::size_t number : numbers) text += " " + std::to_string(number);
    log_.push_back(std::move(text));
    return event ? std::make_shared<LoggedEvent>(std::move(event), events_++) : nullptr;
  }

  Device& device_;
  CallLog& log_;
  std::size_t& events_;
  bool sequences_;
  std::size_t allocations_ = 0;
  std::map<const void*, std::string> names_;
};

class LoggedPlatform final : public Platform {
 public:
  LoggedPlatform(std::unique_ptr<Platform> platform, CallLog& log, Completion completion, bool sequences)
      : platform_(std::move(platform)), completion_(completion) {
    for (const auto& device : platform_->devices()) {
      devices_.push_back(std::make_unique<LoggedDevice>(*device, log, events_, sequences));
    }
  }

  std::span<const std::unique_ptr<Device>> devices() const override { return devices_; }
  std::size_t kernel_index(const std::string& name) const override { return platform_->kernel_index(name); }
  void wait(const EventRef& event) override {
    if (event) platform_->wait(inner(event));
  }
  bool is_complete(const EventRef& event) override {
    return !event || (completion_ == Completion::kTrue && platform_->is_complete(inner(event)));
  }
  Interval interval(const EventRef& event) override { return platform_->interval(inner(event)); }

 private:
  std::unique_ptr<Platform> platform_;
  Completion completion_;
  std::size_t events_ = 0;
  std::vector<std::unique_ptr<Device>> devices_;
};

}  // namespace

Session::Wrap with_call_log(CallLog& log, Completion completion, bool sequences) {
  return [&log, completion, sequences](std::unique_ptr<Platform> platform) {
    return std::make_unique<LoggedPlatform>(std::move(platform), log, completion, sequences);
  };
}

}  // namespace boxflow::test
