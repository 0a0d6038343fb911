// Writes the events of a run in the format of Chrome's and Perfetto's viewers: packages/ir/src/reports/trace.ts
// describes each event. Events of the planner get the time at which they are added, work of devices its interval; both
// are on the clock of clock.hpp, and the trace counts from when it was opened.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "device/device.hpp"
#include "report/trace_file.hpp"
#include "report/trace_text.hpp"

namespace boxflow {

class Trace {
 public:
  // The largest file that viewers accept.
  static constexpr std::size_t kMostBytes = std::size_t{1} << 30;

  // Throws BF5036.
  explicit Trace(const std::string& path, std::size_t most_bytes = kMostBytes);

  // Must be called before the first event of a device.
  void name_devices(std::span<const std::unique_ptr<Device>> devices);

  // Adds a launch or a copy.
  void work(std::size_t device, const Interval& interval, const std::string& text);
  // Adds an arrow between two pieces of work.
  void flow(std::size_t from_device, const Interval& from, std::size_t to_device, const Interval& to);
  // Adds an event of a device's memory.
  void memory(std::size_t device, const TraceText& text);
  void bytes_in_use(std::size_t device, std::size_t bytes);
  void planner(std::int64_t begin, std::int64_t end, const TraceText& text);
  void planner(const TraceText& text);

  // Whether the trace has reached its largest size. It then says so, and lacks all later events.
  bool full() const { return full_; }
  const std::string& path() const { return file_.path(); }
  // Writes every event so far to the file.
  void flush() { file_.flush(); }
  // Throws BF5036 for whatever could not be written.
  void close() { file_.close(); }

 private:
  void add(const std::string& event);
  void name(int process, int thread, const char* what, std::string_view name);
  void span(int process, int thread, std::int64_t begin, std::int64_t end, const std::string& text);
  void instant(int process, int thread, const TraceText& text);
  std::string time(std::int64_t nanoseconds) const;

  std::int64_t origin_ = nanoseconds_now();
  std::size_t most_bytes_;
  bool full_ = false;
  TraceFile file_;
  std::vector<std::size_t> queues_;  // by device: their number
  std::uint64_t flows_ = 0;
};

// A span of the planner during the object's lifetime. Does nothing without a trace.
template <typename Describe>
class PlannerSpan {
 public:
  // `describe()` gives the event's text; `trace` may be null.
  PlannerSpan(Trace* trace, const Describe& describe) : trace_(trace), describe_(describe) {
    if (trace_) begin_ = nanoseconds_now();
  }
  ~PlannerSpan() {
    if (trace_) trace_->planner(begin_, nanoseconds_now(), describe_());
  }
  PlannerSpan(const PlannerSpan&) = delete;
  PlannerSpan& operator=(const PlannerSpan&) = delete;

 private:
  Trace* trace_;
  const Describe& describe_;
  std::int64_t begin_ = 0;
};

}  // namespace boxflow
