// Events of CUDA work, from a pool: creating one costs more than recording it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "device/cuda/cuda_api.hpp"
#include "device/cuda/cuda_context.hpp"
#include "device/cuda/stream_clock.hpp"
#include "device/device.hpp"

namespace boxflow::cuda {

// The host's view of a stream, whose events complete in the order in which they were recorded.
struct StreamState {
  StreamHandle handle = nullptr;
  std::size_t number = 0;      // among the streams of all devices of the platform
  int queue = 0;               // the position in DeviceInfo::queues
  std::uint64_t recorded = 0;  // events
  StreamClock after;           // the predecessors of all later work of the stream
  Result failure = kSuccess;   // of a stream that gave up copies: none of its events counts as complete any more

  // For a timeline. The driver tells the time between two events as a float of milliseconds, which is exact for short
  // times only. So the time of each piece of work is counted from the one before it on its stream.
  EventHandle last_begin = nullptr;  // the beginning of the last measured work; null: the pool's reference
  std::int64_t last_begin_time = 0;
  std::int64_t last_end_time = 0;
};

// The wanted times of work: none, its duration, or also its beginning. Events with times are slower, and each query of
// a time is a call of the driver.
enum class Timing { kNone, kDurations, kTimeline };

// The streams and the free events of one context.
class EventPool {
 public:
  // `all` are the streams of the platform.
  EventPool(ContextRef context, Timing timing, std::shared_ptr<Streams> all)
      : context_(std::move(context)), timing_(timing), all_(std::move(all)) {}
  ~EventPool();
  EventPool(const EventPool&) = delete;
  EventPool& operator=(const EventPool&) = delete;

  const Context& context() const { return *context_; }
  Timing timing() const { return timing_; }
  // Returns the work that is known to be complete, so that the driver is not asked again.
  StreamClock& complete() { return all_->complete; }

  // Adds a stream, in the order of DeviceInfo::queues. It lives as long as the pool.
  StreamState& add_stream(StreamHandle handle);
  // Ties the device's clock to the host's for a timeline, after all streams and before the first event, to a few
  // microseconds. The streams are idle.
  void start_clock();
  // Returns the duration of the complete work between two recorded events of a stream, and for a timeline its time. May
  // keep `begin`, and replaces it by a different event, or null.
  Interval measure(StreamState& stream, EventHandle& begin, EventHandle end);

  // Returns a free event. The context must be current.
  EventHandle take();
  // Takes an event back. Work may still wait for it: a wait refers to the record at its time.
  void give(EventHandle event) noexcept;

 private:
  ContextRef context_;
  Timing timing_;
  std::shared_ptr<Streams> all_;
  std::deque<StreamState> streams_;
  std::vector<EventHandle> free_;
  std::size_t made_ = 0;
  EventHandle reference_ = nullptr;
};

// A point in a stream, and with timing the point before the work began.
class CudaEvent final : public Event {
 public:
  explicit CudaEvent(std::shared_ptr<EventPool> pool);
  ~CudaEvent() override;

  // Must be called before and after the work, on the same stream, with the context current.
  void record_begin(const StreamState& stream);
  void record_end(StreamState& stream);

  EventHandle end() const { return end_; }
  StreamState& stream() const { return *stream_; }
  const StreamClock& after() const { return after_; }
  bool is_before(const StreamClock& clock) const { return clock.covers(stream_->number, position_); }
  // Advances `clock` to the event and its predecessors.
  void advance(StreamClock& clock) const;
  bool known_complete() const { return is_before(pool_->complete()); }
  void set_complete() const { advance(pool_->complete()); }
  const Context& context() const { return pool_->context(); }
  // Returns the interval of complete work; zeros without timing.
  Interval interval();

 private:
  std::shared_ptr<EventPool> pool_;
  EventHandle begin_ = nullptr;
  EventHandle end_ = nullptr;
  StreamState* stream_ = nullptr;  // in the pool
  std::uint64_t position_ = 0;     // among the stream's events
  StreamClock after_;              // its predecessors, without itself
  std::optional<Interval> interval_;
};

// Orders all later work of `stream` after `waits`. The stream's context must be current. Skips events that are known to
// be complete, or that already precede the stream's work.
void wait_on_stream(const Context& context, StreamState& stream, Waits waits);

// Blocks until the event is complete. Throws BF5205 for errors of the device up to the event.
void wait_for(const CudaEvent& event);

// Throws as `wait_for` does.
bool is_complete(const CudaEvent& event);

}  // namespace boxflow::cuda
