// Events of CUDA work, from a pool: creating one costs more than recording it.
#pragma once

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

  // With timing, before the first event: ties the device's clock to the host's. `stream` is idle.
  void start_clock(StreamHandle stream);
  // Since an arbitrary point, in nanoseconds, the same for all devices (to a few microseconds). Of a recorded event.
  std::int64_t time_of(EventHandle event) const;

  // The context is current.
  EventHandle take();
  // Work may still be waiting for `event`: a wait keeps to the record that it saw.
  void give(EventHandle event) noexcept;

 private:
  ContextRef context_;
  bool timing_;
  std::vector<EventHandle> free_;
  std::size_t made_ = 0;
  EventHandle clock_event_ = nullptr;
  std::int64_t clock_time_ = 0;
};

// A point in a stream, and with timing the point before the work began.
class CudaEvent final : public Event {
 public:
  explicit CudaEvent(std::shared_ptr<EventPool> pool);
  ~CudaEvent() override;

  // Around the work, in this order, on the same stream, with the context current.
  void record_begin(StreamHandle stream);
  void record_end(StreamHandle stream);

  EventHandle begin() const { return begin_; }  // null without timing
  EventHandle end() const { return end_; }
  StreamHandle stream() const { return stream_; }
  const EventPool& pool() const { return *pool_; }
  const Context& context() const { return pool_->context(); }

 private:
  std::shared_ptr<EventPool> pool_;
  EventHandle begin_ = nullptr;
  EventHandle end_ = nullptr;
  StreamHandle stream_ = nullptr;
};

// Everything that is put on `stream` from now on comes after `waits`. The stream's context is current.
void wait_on_stream(const Context& context, StreamHandle stream, Waits waits);

// Blocks; throws BF5205 for what went wrong on the device up to there.
void wait_for(const CudaEvent& event);

// Throws as `wait_for` does.
bool is_complete(const CudaEvent& event);

// Of a complete event; zeros without timing.
Interval interval_of(const CudaEvent& event);

}  // namespace boxflow::cuda
