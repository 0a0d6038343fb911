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

// A stream, as the host knows it. Its events are complete in the order in which they were recorded.
struct StreamState {
  StreamHandle handle = nullptr;
  std::size_t number = 0;      // among the streams of all devices of the platform
  int queue = 0;               // the position in DeviceInfo::queues
  std::uint64_t recorded = 0;  // events
  StreamClock after;           // what everything comes after that is put on the stream from now on

  // For a timeline. The driver tells the time between two events as a float of milliseconds, which is exact for short
  // times only. So the time of each piece of work is counted from the one before it on its stream.
  EventHandle last_begin = nullptr;  // of the last piece of work that was measured; null: the pool's reference
  std::int64_t last_begin_time = 0;
  std::int64_t last_end_time = 0;
};

// What is to be known of when work ran: nothing, how long it took, or also when it began. Events that carry times are
// slower, and every time that is asked for is a call of the driver.
enum class Timing { kNone, kDurations, kTimeline };

// The streams and the free events of one context.
class EventPool {
 public:
  // `all`: of the platform.
  EventPool(ContextRef context, Timing timing, std::shared_ptr<Streams> all)
      : context_(std::move(context)), timing_(timing), all_(std::move(all)) {}
  ~EventPool();
  EventPool(const EventPool&) = delete;
  EventPool& operator=(const EventPool&) = delete;

  const Context& context() const { return *context_; }
  Timing timing() const { return timing_; }
  // What is known to be complete, so that nobody asks the driver for it again.
  StreamClock& complete() { return all_->complete; }

  // In the order of DeviceInfo::queues. Lives as long as the pool.
  StreamState& add_stream(StreamHandle handle);
  // For a timeline, after all streams and before the first event: ties the device's clock to the host's, to a few
  // microseconds. The streams are idle.
  void start_clock();
  // How long the complete work between two recorded events of a stream ran, and for a timeline when. May keep `begin`,
  // and puts another event, or null, in its place.
  Interval measure(StreamState& stream, EventHandle& begin, EventHandle end);

  // The context is current.
  EventHandle take();
  // Work may still be waiting for `event`: a wait keeps to the record that it saw.
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

  // Around the work, in this order, on the same stream, with the context current.
  void record_begin(const StreamState& stream);
  void record_end(StreamState& stream);

  EventHandle end() const { return end_; }
  StreamState& stream() const { return *stream_; }
  const StreamClock& after() const { return after_; }
  bool is_before(const StreamClock& clock) const { return clock.covers(stream_->number, position_); }
  // `clock` is not before the event from now on, nor before what the event comes after.
  void advance(StreamClock& clock) const;
  bool known_complete() const { return is_before(pool_->complete()); }
  void set_complete() const { advance(pool_->complete()); }
  const Context& context() const { return pool_->context(); }
  // Of complete work; zeros without timing.
  Interval interval();

 private:
  std::shared_ptr<EventPool> pool_;
  EventHandle begin_ = nullptr;
  EventHandle end_ = nullptr;
  StreamState* stream_ = nullptr;  // of the pool
  std::uint64_t position_ = 0;     // among the stream's events
  StreamClock after_;              // what it comes after, without itself
  std::optional<Interval> interval_;
};

// Everything that is put on `stream` from now on comes after `waits`. The stream's context is current. Calls the driver
// only for what is not known to be complete, and does not come before something that the stream comes after already.
void wait_on_stream(const Context& context, StreamState& stream, Waits waits);

// Blocks; throws BF5205 for what went wrong on the device up to there.
void wait_for(const CudaEvent& event);

// Throws as `wait_for` does.
bool is_complete(const CudaEvent& event);

}  // namespace boxflow::cuda
