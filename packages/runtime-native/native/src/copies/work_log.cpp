#include "copies/work_log.hpp"

namespace boxflow {

namespace {

// A compromise: events are not kept much longer than necessary, and seldom queried.
constexpr std::size_t kBatch = 512;

}  // namespace

WorkLog::WorkLog(Session& session, RegionStats& stats) : session_(session), stats_(stats), look_at_(kBatch) {}

WorkLog::~WorkLog() {
  for (std::size_t i = 0; i < events_.size(); ++i) {
    try {
      session_.platform().wait(events_[i]);
      record(under_way_[i], session_.platform().interval(events_[i]));
    } catch (...) {
      // The failure has been reported by an earlier wait.
    }
  }
}

void WorkLog::add(const EventRef& event, Work work) {
  events_.push_back(event);
  under_way_.push_back(std::move(work));
  if (events_.size() < look_at_) return;
  record_complete();
  look_at_ = events_.size() + kBatch;
}

void WorkLog::finish() {
  for (std::size_t i = 0; i < events_.size(); ++i) record(under_way_[i], session_.platform().interval(events_[i]));
  events_.clear();
  under_way_.clear();
}

void WorkLog::record_complete() {
  session_.platform().complete_intervals(events_, intervals_);
  const auto count = static_cast<std::ptrdiff_t>(intervals_.size());
  for (std::size_t i = 0; i < intervals_.size(); ++i) record(under_way_[i], intervals_[i]);
  events_.erase(events_.begin(), events_.begin() + count);
  under_way_.erase(under_way_.begin(), under_way_.begin() + count);
}

void WorkLog::record(const Work& work, const Interval& interval) {
  const std::int64_t duration = interval.end - interval.begin;
  if (work.purpose) {
    stats_.of(*work.purpose).ns += duration;
  } else {
    stats_.devices[work.device].compute_ns += duration;
  }
  Trace* trace = session_.trace();
  if (!trace) return;
  trace->work(work.device, interval, work.text);
  if (!work.writer.event) return;
  trace->flow(work.writer.device, session_.platform().interval(work.writer.event), work.device, interval);
}

}  // namespace boxflow
