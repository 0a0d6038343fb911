#include "cuda_event.hpp"

#include <algorithm>
#include <cmath>

#include "clock.hpp"

namespace boxflow::cuda {

namespace {

std::int64_t elapsed_nanoseconds(const Context& context, EventHandle from, EventHandle to) {
  float milliseconds = 0;
  context.check(context.api().event_elapsed_time(&milliseconds, from, to), "cuEventElapsedTime");
  return std::llround(static_cast<double>(milliseconds) * 1e6);
}

}  // namespace

EventPool::~EventPool() {
  if (!context_->try_make_current()) return;
  for (EventHandle event : free_) context_->api().event_destroy(event);
  for (const StreamClock& clock : clocks_) {
    if (clock.event) context_->api().event_destroy(clock.event);
  }
  if (reference_) context_->api().event_destroy(reference_);
}

void EventPool::start_clock(const std::vector<StreamHandle>& streams) {
  const Api& api = context_->api();
  context_->make_current();
  context_->check(api.event_create(&reference_, 0), "cuEventCreate");
  context_->check(api.event_record(reference_, streams.front()), "cuEventRecord");
  context_->check(api.event_synchronize(reference_), "cuEventSynchronize");
  const std::int64_t now = nanoseconds_now();
  for (StreamHandle stream : streams) clocks_.push_back({stream, nullptr, now, now});
}

Interval EventPool::measure(StreamHandle stream, EventHandle& begin, EventHandle end) {
  const auto found =
      std::find_if(clocks_.begin(), clocks_.end(), [&](const StreamClock& clock) { return clock.stream == stream; });
  StreamClock& clock = *found;
  EventHandle known = clock.event ? clock.event : reference_;
  const std::int64_t time = clock.time + elapsed_nanoseconds(*context_, known, begin);
  const std::int64_t duration = elapsed_nanoseconds(*context_, begin, end);
  Interval interval{time, time + duration, static_cast<int>(found - clocks_.begin())};
  if (time < clock.time) return interval;  // earlier work, asked for late
  // What rounding has left: a stream does one thing at a time.
  interval.begin = std::max(time, clock.end);
  interval.end = std::max(interval.end, interval.begin);
  clock.time = time;
  clock.end = interval.end;
  std::swap(clock.event, begin);
  return interval;
}

EventHandle EventPool::take() {
  if (free_.empty()) {
    EventHandle made = nullptr;
    // Room for its return first, so that giving back cannot fail.
    if (free_.capacity() <= made_) free_.reserve(std::max<std::size_t>(64, 2 * made_));
    context_->check(context_->api().event_create(&made, timing_ ? 0 : kEventDisableTiming), "cuEventCreate");
    ++made_;
    return made;
  }
  const EventHandle event = free_.back();
  free_.pop_back();
  return event;
}

void EventPool::give(EventHandle event) noexcept { free_.push_back(event); }

CudaEvent::CudaEvent(std::shared_ptr<EventPool> pool) : pool_(std::move(pool)) {
  end_ = pool_->take();
  if (!pool_->timing()) return;
  try {
    begin_ = pool_->take();
  } catch (...) {
    pool_->give(end_);
    throw;
  }
}

CudaEvent::~CudaEvent() {
  pool_->give(end_);
  if (begin_) pool_->give(begin_);
}

Interval CudaEvent::interval() {
  if (!pool_->timing()) return {};
  if (!interval_) {
    context().make_current();
    interval_ = pool_->measure(stream_, begin_, end_);
  }
  return *interval_;
}

void CudaEvent::record_begin(StreamHandle stream) {
  if (begin_) context().check(context().api().event_record(begin_, stream), "cuEventRecord");
}

void CudaEvent::record_end(StreamHandle stream) {
  stream_ = stream;
  context().check(context().api().event_record(end_, stream), "cuEventRecord");
}

void wait_on_stream(const Context& context, StreamHandle stream, Waits waits) {
  for (const EventRef& wait : waits) {
    if (!wait) continue;
    const auto& event = static_cast<const CudaEvent&>(*wait);
    if (event.stream() == stream) continue;  // in order already
    context.check(context.api().stream_wait_event(stream, event.end(), 0), "cuStreamWaitEvent");
  }
}

void wait_for(const CudaEvent& event) {
  const Context& context = event.context();
  context.make_current();
  context.check(context.api().event_synchronize(event.end()), "cuEventSynchronize");
}

bool is_complete(const CudaEvent& event) {
  const Context& context = event.context();
  context.make_current();
  const Result result = context.api().event_query(event.end());
  if (result == kErrorNotReady) return false;
  context.check(result, "cuEventQuery");
  return true;
}

}  // namespace boxflow::cuda
