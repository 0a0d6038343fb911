// Launches and copies that are under way, until it is known when they ran. The statistics and the trace, if any, get
// their times. Does nothing if times are not wanted.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

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

class WorkLog {
 public:
  WorkLog(Session& session, RegionStats& stats);
  // Waits for everything that is under way, and leaves out work that failed.
  ~WorkLog();
  WorkLog(const WorkLog&) = delete;
  WorkLog& operator=(const WorkLog&) = delete;

  // `describe()` returns the text of the trace's event; it is only called if there is a trace.
  template <typename Describe>
  void add_launch(std::size_t device, const EventRef& event, const Describe& describe) {
    if (session_.options().profiling) add(event, {device, {}, text_of(describe), {}});
  }
  // `writer` is the launch that wrote the copied elements, for an arrow.
  template <typename Describe>
  void add_copy(std::size_t device, const EventRef& event, Purpose purpose, const IssuedLaunch& writer,
                const Describe& describe) {
    if (session_.options().profiling) add(event, {device, purpose, text_of(describe), writer});
  }

  // Records everything: all work must be complete.
  void finish();

 private:
  struct Work {
    std::size_t device;  // that does it
    std::optional<Purpose> purpose;  // only of copies
    std::string text;
    IssuedLaunch writer;
  };

  template <typename Describe>
  std::string text_of(const Describe& describe) const {
    return session_.trace() ? describe().text() : std::string();
  }
  void add(const EventRef& event, Work work);
  void record_complete();
  void record(const Work& work, const Interval& interval);

  Session& session_;
  RegionStats& stats_;
  std::vector<EventRef> events_;  // of the work under way
  std::vector<Work> under_way_;
  std::size_t look_at_;  // the number under way at which to ask which are complete
  std::vector<Interval> intervals_;
};

}  // namespace boxflow
