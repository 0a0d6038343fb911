#include "work_log.hpp"

namespace boxflow {

namespace {

// So that events are not kept for longer than they have to be.
constexpr std::size_t kMostUnderWay = 512;

}  // namespace

WorkLog::~WorkLog() {
  for (const Work& work : under_way_) {
    try {
      session_.platform().wait(work.event);
      record(work);
    } catch (...) {
      // Reported by whoever waited before.
    }
  }
}

void WorkLog::add(Work work) {
  under_way_.push_back(std::move(work));
  if (under_way_.size() <= kMostUnderWay) return;
  while (!under_way_.empty() && session_.platform().is_complete(under_way_.front().event)) {
    record(under_way_.front());
    under_way_.pop_front();
  }
}

void WorkLog::finish() {
  for (; !under_way_.empty(); under_way_.pop_front()) record(under_way_.front());
}

void WorkLog::record(const Work& work) {
  const Interval interval = session_.platform().interval(work.event);
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
