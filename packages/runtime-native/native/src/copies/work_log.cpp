#include "copies/work_log.hpp"

namespace boxflow {

namespace {

// A compromise: events are not kept much longer than necessary, and seldom queried.
constexpr std::size_t kBatch = 512;

}  // namespace

WorkLog::WorkLog(Session& session, RegionStats& stats)
    : session_(session), stats_(stats), look_at_(kBatch), idle_(stats) {}

WorkLog::~WorkLog() {
  for (std::size_t i = 0; i < events_.size(); ++i) {
    try {
      session_.platform().wait(events_[i]);
      record(events_[i], under_way_[i], session_.platform().interval(events_[i]));
    } catch (...) {
      // The failure has been reported by an earlier wait.
    }
  }
}

// Only copies that are not known to be complete can have delayed a launch by much.
WorkLog::AwaitedCopies WorkLog::awaited_of(std::size_t device, Waits waits) const {
  AwaitedCopies awaited;
  for (const EventRef& event : waits) {
    const auto copy = copies_.find(event.get());
    if (copy == copies_.end()) continue;
    const auto& [from, to] = copy->second;
    const bool between = !from.is_host() && !to.is_host() && from != to;
    const DeviceId other = from == DeviceId(device) ? to : from;
    awaited.push_back({event, between ? std::optional(other.number()) : std::nullopt});
  }
  return awaited;
}

void WorkLog::add(const EventRef& event, Work work) {
  if (work.copy) copies_.emplace(event.get(), work.copy->link);
  events_.push_back(event);
  under_way_.push_back(std::move(work));
  if (events_.size() < look_at_) return;
  record_complete();
  look_at_ = events_.size() + kBatch;
}

void WorkLog::finish() {
  for (std::size_t i = 0; i < events_.size(); ++i) {
    record(events_[i], under_way_[i], session_.platform().interval(events_[i]));
  }
  events_.clear();
  under_way_.clear();
  idle_.finish();
}

void WorkLog::record_complete() {
  session_.platform().complete_intervals(events_, intervals_);
  const auto count = static_cast<std::ptrdiff_t>(intervals_.size());
  for (std::size_t i = 0; i < intervals_.size(); ++i) {
    record(events_[i], under_way_[i], intervals_[i]);
  }
  events_.erase(events_.begin(), events_.begin() + count);
  under_way_.erase(under_way_.begin(), under_way_.begin() + count);
}

void WorkLog::record_idle(const Work& work, const Interval& interval) {
  if (work.copy) return idle_.copied(interval);
  awaited_.clear();
  for (const auto& [event, other] : work.awaited) {
    awaited_.push_back({session_.platform().interval(event).end, other});
  }
  idle_.launched(work.device, interval, awaited_);
}

void WorkLog::record(const EventRef& event, const Work& work, const Interval& interval) {
  const std::int64_t duration = interval.end - interval.begin;
  record_idle(work, interval);
  if (work.copy) {
    stats_.of(work.copy->purpose).ns += duration;
    stats_.links[work.copy->link].ns += duration;
    copies_.erase(event.get());
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
