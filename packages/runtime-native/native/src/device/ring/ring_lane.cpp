#include "device/ring/ring_lane.hpp"

#include "device/ring/rect_units.hpp"

namespace boxflow {

void RingLane::add(std::span<const RingPart> parts) {
  for (const RingPart& part : parts) {
    waiting_.push_back(part);
    waiting_.back().unit = next_;
  }
  unfinished_.push_back(parts.size());
  ++next_;
}

bool RingLane::is_ready(std::uint32_t number) const {
  const std::uint32_t device_done = counters_.device_done.load(std::memory_order_acquire);
  if (direction_ == RingDirection::kToHost) return has_reached(device_done, number + 1);
  // The device has read the block's former unit.
  return has_reached(counters_.begun.load(std::memory_order_acquire), number + 1) &&
         has_reached(device_done + block_count_, number + 1);
}

std::optional<RingPart> RingLane::take() {
  if (waiting_.empty() || !is_ready(waiting_.front().unit)) return std::nullopt;
  const RingPart part = waiting_.front();
  waiting_.pop_front();
  ++taken_;
  return part;
}

void RingLane::copy(const RingPart& part) const {
  char* const packed = block_of(part.unit) + part.offset;
  if (direction_ == RingDirection::kToDevice) {
    pack(packed, part.host, part.side, part.rect);
  } else {
    unpack(part.host, part.side, packed, part.rect);
  }
}

void RingLane::finish(std::uint32_t unit) {
  --taken_;
  count_down(unit);
}

void RingLane::drop_from(std::uint32_t number) {
  while (!waiting_.empty() && has_reached(waiting_.back().unit, number)) {
    const std::uint32_t unit = waiting_.back().unit;
    waiting_.pop_back();
    count_down(unit);
  }
}

void RingLane::drop_all() {
  if (!waiting_.empty()) drop_from(waiting_.front().unit);
}

void RingLane::count_down(std::uint32_t unit) {
  std::uint32_t done = counters_.host_done.load(std::memory_order_relaxed);
  --unfinished_[unit - done];
  for (; !unfinished_.empty() && unfinished_.front() == 0; ++done) unfinished_.pop_front();
  counters_.host_done.store(done, std::memory_order_release);
}

}  // namespace boxflow
