#include "copies/idle_times.hpp"

#include <algorithm>

namespace boxflow {

void IdleTimes::extend(const Interval& interval) {
  begin_ = begun_ ? std::min(begin_, interval.begin) : interval.begin;
  end_ = begun_ ? std::max(end_, interval.end) : interval.end;
  begun_ = true;
}

void IdleTimes::wait_for_device(std::size_t device, std::size_t other, std::int64_t duration) {
  std::vector<std::int64_t>& by_device = idle(device).device_ns;
  if (by_device.size() <= other) by_device.resize(other + 1);
  by_device[other] += duration;
}

void IdleTimes::launched(std::size_t device, const Interval& interval, std::span<const Awaited> awaited) {
  extend(interval);
  End& last = ends_[device];
  const std::int64_t begin = last.any ? last.time : begin_;
  last = {std::max(interval.end, last.any ? last.time : interval.end), true};
  if (interval.begin <= begin) return;
  const auto latest = std::max_element(awaited.begin(), awaited.end(),
                                       [](const Awaited& a, const Awaited& b) { return a.end < b.end; });
  const std::int64_t ready = latest == awaited.end() ? begin : std::clamp(latest->end, begin, interval.begin);
  idle(device).host_ns += interval.begin - ready;
  if (ready == begin) return;
  if (latest->other) return wait_for_device(device, *latest->other, ready - begin);
  idle(device).memory_ns += ready - begin;
}

void IdleTimes::finish() {
  const auto later = [](const End& a, const End& b) { return !b.any ? false : !a.any || a.time < b.time; };
  const auto last = std::max_element(ends_.begin(), ends_.end(), later);
  if (last == ends_.end() || !last->any) return;
  const auto slowest = static_cast<std::size_t>(last - ends_.begin());
  const std::int64_t computed = last->time;
  for (std::size_t d = 0; d < ends_.size(); ++d) {
    if (!ends_[d].any) continue;
    if (ends_[d].time < computed) wait_for_device(d, slowest, computed - ends_[d].time);
    if (computed < end_) idle(d).memory_ns += end_ - computed;
    ends_[d].time = std::max(computed, end_);
  }
}

}  // namespace boxflow
