// Launches and copies that are under way, until it is known when they ran: for the statistics, and for the trace where
// there is one. Does nothing where times are not asked for.
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

// Of work where there is no trace, so that nobody asks.
inline constexpr auto kNotDescribed = [] { return TraceText("", ""); };

// A launch, as what came after it names it.
struct IssuedLaunch {
  std::size_t device = 0;
  EventRef event;  // null: none
};

class WorkLog {
 public:
  WorkLog(Session& session, RegionStats& stats);
  // Waits for what is under way; what failed is left out.
  ~WorkLog();
  WorkLog(const WorkLog&) = delete;
  WorkLog& operator=(const WorkLog&) = delete;

  // `describe()` gives the text of the trace's event; it is only asked where there is a trace.
  template <typename Describe>
  void add_launch(std::size_t device, const EventRef& event, const Describe& describe) {
    if (session_.options().profiling) add(event, {device, {}, text_of(describe), {}});
  }
  // `writer`: the launch that wrote what is copied, for an arrow.
  template <typename Describe>
  void add_copy(std::size_t device, const EventRef& event, Purpose purpose, const IssuedLaunch& writer,
                const Describe& describe) {
    if (session_.options().profiling) add(event, {device, purpose, text_of(describe), writer});
  }

  // All of it is complete.
  void finish();

 private:
  struct Work {
    std::size_t device;  // that was told to do it
    std::optional<Purpose> purpose;  // of a copy
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
  std::vector<EventRef> events_;  // of what is under way
  std::vector<Work> under_way_;
  std::size_t look_at_;  // so many are under way when it is time to ask what is complete
  std::vector<Interval> intervals_;
};

}  // namespace boxflow
