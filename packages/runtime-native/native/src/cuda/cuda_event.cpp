#include "cuda_event.hpp"

#include <algorithm>
#include <chrono>

namespace boxflow::cuda {

namespace {

std::int64_t host_nanoseconds() {
  using namespace std::chrono;
  return duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count();
}

std::int64_t elapsed_nanoseconds(const Context& context, EventHandle from, EventHandle to) {
  float milliseconds = 0;
  context.check(context.api().event_elapsed_time(&milliseconds, from, to), "cuEventElapsedTime");
  return static_cast<std::int64_t>(static_cast<double>(milliseconds) * 1e6);
}

}  // namespace

EventPool::~EventPool() {
  if (!context_->try_make_current()) return;
  for (EventHandle event : free_) context_->api().event_destroy(event);
  if (clock_event_) context_->api().event_destroy(clock_event_);
}

void EventPool::start_clock(StreamHandle stream) {
  const Api& api = context_->api();
  context_->make_current();
  context_->check(api.event_create(&clock_event_, 0), "cuEventCreate");
  context_->check(api.event_record(clock_event_, stream), "cuEventRecord");
  context_->check(api.event_synchronize(clock_event_), "cuEventSynchronize");
  clock_time_ = host_nanoseconds();
}

std::int64_t EventPool::time_of(EventHandle event) const {
  return clock_time_ + elapsed_nanoseconds(*context_, clock_event_, event);
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

Interval interval_of(const CudaEvent& event) {
  if (!event.begin()) return {};
  const Context& context = event.context();
  context.make_current();
  const std::int64_t begin = event.pool().time_of(event.begin());
  // Not from the far clock event: a float of milliseconds is exact only for short times.
  return {begin, begin + elapsed_nanoseconds(context, event.begin(), event.end())};
}

}  // namespace boxflow::cuda
