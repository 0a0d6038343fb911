// Launches and copies that are under way, until it is known when they ran. The statistics and the trace, if any, get
// their times. Does nothing if times are not wanted.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/small_vector.hpp"
#include "copies/idle_times.hpp"
#include "device/device.hpp"
#include "report/stats.hpp"
#include "report/trace_text.hpp"
#include "session/session.hpp"

namespace boxflow {

// The description of work without a trace, which is never used.
inline constexpr auto kNotDescribed = [] { return TraceText("", ""); };

// A launch, as later work refers to it.
struct IssuedLaunch {
  std::size_t device = 0;
  EventRef event;  // null: none
};

// A copy, as the statistics count it.
struct CountedCopy {
  Purpose purpose = Purpose::kFlowOut;
  Link link;
};

class WorkLog {
 public:
  WorkLog(Session& session, RegionStats& stats);
  // Waits for everything that is under way, and leaves out work that failed.
  ~WorkLog();
  WorkLog(const WorkLog&) = delete;
  WorkLog& operator=(const WorkLog&) = delete;

  // `describe()` returns the text of the trace's event; it is only called if there is a trace. The launch was issued
  // after `waits`.
  template <typename Describe>
  void add_launch(std::size_t device, const EventRef& event, Waits waits, const Describe& describe) {
    if (session_.options().profiling) add(event, {device, {}, text_of(describe), {}, awaited_of(device, waits)});
  }
  // `device` does the copy. `writer` is the launch that wrote the copied elements, for an arrow.
  template <typename Describe>
  void add_copy(std::size_t device, const EventRef& event, const CountedCopy& copy, const IssuedLaunch& writer,
                const Describe& describe) {
    if (session_.options().profiling) add(event, {device, copy, text_of(describe), writer, {}});
  }

  // Records everything: all work must be complete.
  void finish();

 private:
  // A copy that a launch waits for.
  struct Awaited {
    EventRef event;
    std::optional<std::size_t> other;  // the device at the other end; nothing: the copy is no other device's
  };
  using AwaitedCopies = SmallVector<Awaited, 2>;

  struct Work {
    std::size_t device;  // that does it
    std::optional<CountedCopy> copy;  // only of copies
    std::string text;
    IssuedLaunch writer;
    AwaitedCopies awaited;  // only of launches
  };

  template <typename Describe>
  std::string text_of(const Describe& describe) const {
    return session_.trace() ? describe().text() : std::string();
  }
  AwaitedCopies awaited_of(std::size_t device, Waits waits) const;
  void add(const EventRef& event, Work work);
  void record_complete();
  void record(const EventRef& event, const Work& work, const Interval& interval);
  void record_idle(const Work& work, const Interval& interval);

  Session& session_;
  RegionStats& stats_;
  std::vector<EventRef> events_;  // of the work under way
  std::vector<Work> under_way_;
  std::size_t look_at_;  // the number under way at which to ask which are complete
  std::vector<Interval> intervals_;
  std::unordered_map<const Event*, Link> copies_;  // under way
  IdleTimes idle_;
  std::vector<IdleTimes::Awaited> awaited_;
};

}  // namespace boxflow
