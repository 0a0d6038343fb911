#include "support/call_log.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <utility>

namespace boxflow::test {

namespace {

struct LoggedEvent final : Event {
  LoggedEvent(std::vector<EventRef> all, std::size_t position) : inner(std::move(all)), number(position) {}
  std::vector<EventRef> inner;  // it is complete when all of them are
  std::size_t number;
};

const LoggedEvent& logged(const EventRef& event) { return static_cast<const LoggedEvent&>(*event); }

std::vector<EventRef> inner(Waits waits) {
  std::vector<EventRef> all;
  for (const EventRef& event : waits) {
    if (event) all.insert(all.end(), logged(event).inner.begin(), logged(event).inner.end());
  }
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

// Steps that are issued one by one, each as soon as the steps that it comes after have been, the last ones first.
class LoggedSequence final : public LaunchSequence {
 public:
  explicit LoggedSequence(std::vector<Device*> devices) : devices_(std::move(devices)) {}

  void add_launch(std::size_t device, const LaunchRequest& request, Steps after) override {
    Step& step = add(device, after, last_[{device, request.queue}]);
    step.launch.emplace().request = request;
    change(steps_.size() - 1, request);
  }
  void add_exchange(std::size_t device, const Exchange& exchange, Steps after) override {
    add(device, after, last_[{device, kExchanges}]).exchange = exchange;
  }
  bool complete() override { return true; }
  void change(std::size_t position, const LaunchRequest& request) override {
    Launch& launch = *steps_.at(position).launch;
    launch.scalars.assign(request.scalars.begin(), request.scalars.end());
    launch.grid.assign(request.grid.begin(), request.grid.end());
    launch.request.scalars = launch.scalars;
    launch.request.grid = launch.grid;
  }
  void issue(Waits waits, std::vector<EventRef>& events) override {
    flags_.clear();
    for (Step& step : steps_) step.begun = step.ended = false;
    for (std::size_t left = 2 * steps_.size(); left > 0;) {
      const std::size_t before = left;
      for (std::size_t i = steps_.size(); i-- > 0;) {
        Step& step = steps_[i];
        if (!step.begun && can_begin(step)) {
          begin(step, waits);
          --left;
        }
        if (!step.begun || step.ended || !can_end(step)) continue;
        end(step);
        --left;
      }
      if (left == before) throw Error("BF9999", "the devices of a sequence wait for each other");
    }
    events.assign(devices_.size(), nullptr);
    for (std::size_t d = 0; d < devices_.size(); ++d) {
      std::vector<EventRef> all;
      for (const auto& [chain, last] : last_) {
        if (chain.first != d) continue;
        const std::vector<EventRef>& of_step = steps_[*last].events;
        all.insert(all.end(), of_step.begin(), of_step.end());
      }
      if (!all.empty()) events[d] = std::make_shared<LoggedEvent>(each_once(inner(all)), logged(all.front()).number);
    }
  }

 private:
  struct Launch {
    LaunchRequest request;  // the views are the caller's
    std::vector<std::int64_t> scalars;
    std::vector<std::int64_t> grid;
  };
  struct Step {
    std::size_t device = 0;
    std::vector<std::size_t> after;
    std::optional<Launch> launch;
    Exchange exchange;
    bool begun = false;
    bool ended = false;
    std::vector<EventRef> events;  // once it has ended: what comes after it waits for all of them
  };

  // `last`: the step before of the same chain.
  Step& add(std::size_t device, Steps after, std::optional<std::size_t>& last) {
    Step& step = steps_.emplace_back();
    step.device = device;
    step.after.assign(after.begin(), after.end());
    if (last) step.after.push_back(*last);
    last = steps_.size() - 1;
    return step;
  }
  bool can_begin(const Step& step) const {
    return std::all_of(step.after.begin(), step.after.end(), [&](std::size_t other) { return steps_[other].ended; });
  }
  bool can_end(const Step& step) const {
    return step.launch || !step.exchange.awaits || flags_.count(*step.exchange.awaits) > 0;
  }
  void begin(Step& step, Waits waits) {
    step.begun = true;
    step.events.assign(waits.begin(), waits.end());
    for (const std::size_t other : step.after) {
      step.events.insert(step.events.end(), steps_[other].events.begin(), steps_[other].events.end());
    }
    if (step.launch) {
      step.events = {devices_[step.device]->launch(step.launch->request, step.events)};
      return;
    }
    const auto& [copy, to, raises, awaits] = step.exchange;
    if (copy) {
      step.events = {devices_[to]->copy_from_device(*copy->to, copy->to_side, *devices_[step.device], *copy->from,
                                                    copy->from_side, copy->rect, step.events)};
    }
    if (raises) flags_[*raises] = each_once(step.events);
  }
  void end(Step& step) {
    step.ended = true;
    if (step.launch || !step.exchange.awaits) return;
    const std::vector<EventRef>& awaited = flags_[*step.exchange.awaits];
    step.events.insert(step.events.end(), awaited.begin(), awaited.end());
    step.events = each_once(std::move(step.events));
  }
  static std::vector<EventRef> each_once(std::vector<EventRef> events) {
    std::sort(events.begin(), events.end());
    events.erase(std::unique(events.begin(), events.end()), events.end());
    return events;
  }

  std::vector<Device*> devices_;
  std::deque<Step> steps_;
  static constexpr std::size_t kExchanges = ~std::size_t{0};
  // The last step by device, then by queue, or of the exchanges.
  std::map<std::pair<std::size_t, std::size_t>, std::optional<std::size_t>> last_;
  std::map<std::size_t, std::vector<EventRef>> flags_;  // the events before they are raised
};

class LoggedDevice final : public Device {
 public:
  LoggedDevice(Device& device, CallLog& log, std::size_t& events, bool urgent)
      : device_(device), log_(log), events_(events), info_(device.info()) {
    if (urgent) info_.urgent_queue = info_.compute_queues++;
  }

  const DeviceInfo& info() const override { return info_; }
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
    LaunchRequest issued = request;
    if (request.queue == info_.urgent_queue) issued.queue = 0;
    EventRef event = log(std::move(text), waits, device_.launch(issued, inner(waits)));
    return request.followed ? nullptr : event;
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
    return event ? std::make_shared<LoggedEvent>(std::vector{std::move(event)}, events_++) : nullptr;
  }

  Device& device_;
  CallLog& log_;
  std::size_t& events_;
  DeviceInfo info_;
  std::size_t allocations_ = 0;
  std::map<const void*, std::string> names_;
};

class LoggedPlatform final : public Platform {
 public:
  LoggedPlatform(std::unique_ptr<Platform> platform, CallLog& log, Completion completion, bool sequences, bool urgent)
      : platform_(std::move(platform)), log_(log), completion_(completion), sequences_(sequences) {
    for (const auto& device : platform_->devices()) {
      devices_.push_back(std::make_unique<LoggedDevice>(*device, log, events_, urgent));
    }
  }

  std::span<const std::unique_ptr<Device>> devices() const override { return devices_; }
  std::size_t kernel_index(const std::string& name) const override { return platform_->kernel_index(name); }
  void wait(const EventRef& event) override { platform_->wait_for_all(inner({&event, 1})); }
  bool is_complete(const EventRef& event) override {
    if (!event) return true;
    const auto complete = [&](const EventRef& each) { return platform_->is_complete(each); };
    const std::vector<EventRef>& all = logged(event).inner;
    return completion_ == Completion::kTrue && std::all_of(all.begin(), all.end(), complete);
  }
  Interval interval(const EventRef& event) override { return platform_->interval(logged(event).inner.back()); }
  bool has_sequences(bool) const override { return sequences_; }
  std::unique_ptr<LaunchSequence> make_sequence(std::span<const std::size_t>, std::size_t) override {
    if (!sequences_) return nullptr;
    log_.push_back("sequence");
    std::vector<Device*> devices;
    for (const auto& device : devices_) devices.push_back(device.get());
    return std::make_unique<LoggedSequence>(std::move(devices));
  }

 private:
  std::unique_ptr<Platform> platform_;
  CallLog& log_;
  Completion completion_;
  bool sequences_;
  std::size_t events_ = 0;
  std::vector<std::unique_ptr<Device>> devices_;
};

}  // namespace

Session::Wrap with_call_log(CallLog& log, Completion completion, bool sequences, bool urgent) {
  return [&log, completion, sequences, urgent](std::unique_ptr<Platform> platform) {
    return std::make_unique<LoggedPlatform>(std::move(platform), log, completion, sequences, urgent);
  };
}

}  // namespace boxflow::test
