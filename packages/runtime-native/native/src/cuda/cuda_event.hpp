// Events of CUDA work, from a pool: creating one costs more than recording it.
#pragma once

#include <optional>
#include <vector>

#include "cuda_context.hpp"
#include "device.hpp"

namespace boxflow::cuda {

// The free events of one context. With `timing`, events carry times (which makes them slower).
class EventPool {
 public:
  EventPool(ContextRef context, bool timing) : context_(std::move(context)), timing_(timing) {}
  ~EventPool();
  EventPool(const EventPool&) = delete;
  EventPool& operator=(const EventPool&) = delete;

  const Context& context() const { return *context_; }
  bool timing() const { return timing_; }

  // With timing, before the first event: ties the device's clock to the host's, to a few microseconds. The streams are
  // idle; their order is that of DeviceInfo::queues.
  void start_clock(const std::vector<StreamHandle>& streams);
  // When the complete work between two recorded events of a stream ran. May keep `begin`, and puts another event, or
  // null, in its place.
  Interval measure(StreamHandle stream, EventHandle& begin, EventHandle end);

  // The context is current.
  EventHandle take();
  // Work may still be waiting for `event`: a wait keeps to the record that it saw.
  void give(EventHandle event) noexcept;

 private:
  // The driver tells the time between two events as a float of milliseconds, which is exact for short times only. So
  // the time of each piece of work is counted from the one before it on its stream.
  struct StreamClock {
    StreamHandle stream = nullptr;
    EventHandle event = nullptr;  // the beginning of the last piece of work that was measured; null: the reference
    std::int64_t time = 0;        // of that event
    std::int64_t end = 0;         // of that piece of work
  };

  ContextRef context_;
  bool timing_;
  std::vector<EventHandle> free_;
  std::size_t made_ = 0;
  EventHandle reference_ = nullptr;
  std::vector<StreamClock> clocks_;
};

// A point in a stream, and with timing the point before the work began.
class CudaEvent final : public Event {
 public:
  explicit CudaEvent(std::shared_ptr<EventPool> pool);
  ~CudaEvent() override;

  // Around the work, in this order, on the same stream, with the context current.
  void record_begin(StreamHandle stream);
  void record_end(StreamHandle stream);

  EventHandle end() const { return end_; }
  StreamHandle stream() const { return stream_; }
  const Context& context() const { return pool_->context(); }
  // Of complete work; zeros without timing.
  Interval interval();

 private:
  std::shared_ptr<EventPool> pool_;
  EventHandle begin_ = nullptr;
  EventHandle end_ = nullptr;
  StreamHandle stream_ = nullptr;
  std::optional<Interval> interval_;
};

// Everything that is put on `stream` from now on comes after `waits`. The stream's context is current.
void wait_on_stream(const Context& context, StreamHandle stream, Waits waits);

// Blocks; throws BF5205 for what went wrong on the device up to there.
void wait_for(const CudaEvent& event);

// Throws as `wait_for` does.
bool is_complete(const CudaEvent& event);

}  // namespace boxflow::cuda
