// Large copies between a device and the program's memory, in one direction, through pinned blocks.
//
// The driver's own way, pageable memory, is slow: one thread stages all bytes, and is the first to touch each page.
// Here a copy is work on a stream like any other. All of it is put on the stream at once: for each unit, a copy between
// the device and a block, and waits for counters that threads of the host advance (RingLane, RingThreads). The events
// of the stream thus order these copies with everything else, and the planner does not wait.
//
// - A block belongs to the threads or to the device, as the counters say. Nobody else uses it.
// - Threads wait for the device only by looking at counters, and never call the driver. So nothing that the driver
//   waits for while it holds a lock, a free of memory for example, can wait for a thread that needs that lock.
// - If a call fails while a copy is put on the stream, its units are dropped, and the stream passes by the waits that
//   it already has. Earlier copies still complete. If the device fails, `come_to_rest` drops all units.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "device/cuda/cuda_context.hpp"
#include "device/cuda/cuda_copy.hpp"
#include "device/rect_copy.hpp"
#include "device/ring/ring_lane.hpp"
#include "device/ring/ring_shape.hpp"
#include "device/ring/ring_threads.hpp"

namespace boxflow::cuda {

class CudaRing {
 public:
  CudaRing(ContextRef context, RingDirection direction, const RingShape& shape, std::shared_ptr<RingThreads> threads)
      : context_(std::move(context)), direction_(direction), shape_(shape), threads_(std::move(threads)) {}
  // The device must be at rest.
  ~CudaRing();
  CudaRing(const CudaRing&) = delete;
  CudaRing& operator=(const CudaRing&) = delete;

  // Puts a folded copy on the stream, which is always the same one; its context must be current. Returns false, and
  // does nothing, if the copy is small, or if there is no ring: pinned memory is short, or the driver is too old.
  bool enqueue(StreamHandle stream, const Place& to, const Place& from, const RectCopy& copy,
               std::size_t largest_pitch);

  // Blocks until no thread works on a copy, after the stream has come to rest. `complete`: it has done all its work.
  // Otherwise drops what waits for the device. Returns whether copies have been dropped.
  bool come_to_rest(bool complete) noexcept;

 private:
  bool open(StreamHandle stream);
  void enqueue_units(StreamHandle stream, const Place& to, const Place& from, const RectCopy& copy,
                     std::size_t largest_pitch);
  void enqueue_block(StreamHandle stream, const Place& to, const Place& from, const RectCopy& unit,
                     std::size_t largest_pitch);
  void wait_for(StreamHandle stream, const std::atomic<std::uint32_t>& counter, std::uint32_t number) const;
  void write(StreamHandle stream, std::atomic<std::uint32_t>& counter, std::uint32_t number) const;

  ContextRef context_;
  RingDirection direction_;
  RingShape shape_;
  std::shared_ptr<RingThreads> threads_;
  RingCounters* counters_ = nullptr;  // at the beginning of the pinned memory; null: not opened
  std::optional<RingLane> lane_;
  std::vector<RingPart> parts_;  // of the next unit
  std::uint32_t next_ = 0;       // its number
  bool usable_ = true;           // false: could not be opened, or has failed
};

}  // namespace boxflow::cuda
