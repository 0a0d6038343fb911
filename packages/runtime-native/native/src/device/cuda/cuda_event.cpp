#include "device/cuda/cuda_event.hpp"

#include <algorithm>
#include <cmath>

#include "base/clock.hpp"

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
  for (const StreamState& stream : streams_) {
    if (stream.last_begin) context_->api().event_destroy(stream.last_begin);
  }
  if (reference_) context_->api().event_destroy(reference_);
}

StreamState& EventPool::add_stream(StreamHandle handle) {
  StreamState& stream = streams_.emplace_back();
  stream.handle = handle;
  stream.queue = static_cast<int>(streams_.size() - 1);
  stream.number = all_->count++;
  return stream;
}

void EventPool::start_clock() {
  const Api& api = context_->api();
  context_->make_current();
  context_->check(api.event_create(&reference_, 0), "cuEventCreate");
  context_->check(api.event_record(reference_, streams_.front().handle), "cuEventRecord");
  context_->check(api.event_synchronize(reference_), "cuEventSynchronize");
  const std::int64_t now = nanoseconds_now();
  for (StreamState& stream : streams_) stream.last_begin_time = stream.last_end_time = now;
}

Interval EventPool::measure(StreamState& stream, EventHandle& begin, EventHandle end) {
  if (timing_ == Timing::kDurations) return {0, elapsed_nanoseconds(*context_, begin, end), stream.queue};
  EventHandle known = stream.last_begin ? stream.last_begin : reference_;
  const std::int64_t time = stream.last_begin_time + elapsed_nanoseconds(*context_, known, begin);
  const std::int64_t duration = elapsed_nanoseconds(*context_, begin, end);
  Interval interval{time, time + duration, stream.queue};
  if (time < stream.last_begin_time) return interval;  // earlier work, asked for late
  // Removes an overlap that is due to rounding: a stream does one thing at a time.
  interval.begin = std::max(time, stream.last_end_time);
  interval.end = std::max(interval.end, interval.begin);
  stream.last_begin_time = time;
  stream.last_end_time = interval.end;
  std::swap(stream.last_begin, begin);
  return interval;
}

EventHandle EventPool::take() {
  if (free_.empty()) {
    EventHandle made = nullptr;
    // Reserves room for the event's return first, so that `give` cannot fail.
    if (free_.capacity() <= made_) free_.reserve(std::max<std::size_t>(64, 2 * made_));
    const unsigned flags = timing_ == Timing::kNone ? kEventDisableTiming : 0;
    context_->check(context_->api().event_create(&made, flags), "cuEventCreate");
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
  if (pool_->timing() == Timing::kNone) return;
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
  if (pool_->timing() == Timing::kNone) return {};
  if (!interval_) {
    context().make_current();
    interval_ = pool_->measure(*stream_, begin_, end_);
  }
  return *interval_;
}

void CudaEvent::record_begin(const StreamState& stream) {
  if (begin_) context().check(context().api().event_record(begin_, stream.handle), "cuEventRecord");
}

void CudaEvent::record_end(StreamState& stream) {
  context().check(context().api().event_record(end_, stream.handle), "cuEventRecord");
  stream_ = &stream;
  position_ = ++stream.recorded;
  after_ = stream.after;
  if (position_ > 1) after_.advance(stream.number, position_ - 1);
}

void CudaEvent::advance(StreamClock& clock) const {
  clock.advance(after_);
  clock.advance(stream_->number, position_);
}

namespace {

// The stream already comes after the event, or does once it has waited for the others.
bool needs_no_wait(const CudaEvent& event, const StreamState& stream, Waits waits) {
  if (&event.stream() == &stream || event.known_complete() || event.is_before(stream.after)) return true;
  return std::any_of(waits.begin(), waits.end(), [&](const EventRef& other) {
    return other && event.is_before(static_cast<const CudaEvent&>(*other).after());
  });
}

}  // namespace

void wait_on_stream(const Context& context, StreamState& stream, Waits waits) {
  for (const EventRef& wait : waits) {
    if (!wait) continue;
    const auto& event = static_cast<const CudaEvent&>(*wait);
    if (needs_no_wait(event, stream, waits)) continue;
    context.check(context.api().stream_wait_event(stream.handle, event.end(), 0), "cuStreamWaitEvent");
    event.advance(stream.after);
  }
}

void wait_for(const CudaEvent& event) {
  if (event.known_complete()) return;
  const Context& context = event.context();
  context.check(event.stream().failure, "a copy");
  context.make_current();
  context.check(context.api().event_synchronize(event.end()), "cuEventSynchronize");
  event.set_complete();
}

bool is_complete(const CudaEvent& event) {
  if (event.known_complete()) return true;
  const Context& context = event.context();
  context.check(event.stream().failure, "a copy");
  context.make_current();
  const Result result = context.api().event_query(event.end());
  if (result == kErrorNotReady) return false;
  context.check(result, "cuEventQuery");
  event.set_complete();
  return true;
}

}  // namespace boxflow::cuda
