#include "device/sim/sim_device.hpp"

#include "device/sim/machine_times.hpp"

namespace boxflow::sim {

Allocation SimDevice::allocate(std::size_t bytes) {
  if (bytes > info_.memory || used_ > info_.memory - bytes) return {nullptr, bytes};
  used_ += bytes;
  return {reinterpret_cast<void*>(++last_handle_), bytes};
}

void SimDevice::release(const Allocation& allocation) {
  if (allocation.handle) used_ -= allocation.bytes;
}

// A queue is in order, so a launch also waits for the one before it. Launches of several queues take turns, because
// each fills the device.
EventRef SimDevice::launch(const LaunchRequest& request, Waits waits) {
  EventList all;
  for (const EventRef& wait : waits) all.push_back(wait);
  SimEventRef& last = last_launches_.at(request.queue);
  all.push_back(last);
  last = clock_.issue(Waits{all.data(), all.size()}, kernel_ns(own_, request.work), {&compute_});
  last->queue = static_cast<int>(request.queue);
  return last;
}

EventRef SimDevice::copy_from_host(const Allocation&, const RectSide& to_side, const void*, const RectSide& from_side,
                                   const Rect& rect, Waits waits) {
  return copy(waits, copy_ns(model_.host_link, fold_rect(rect, to_side, from_side)), {&in_}, kSimCopiesIn);
}

EventRef SimDevice::copy_to_host(void*, const RectSide& to_side, const Allocation&, const RectSide& from_side,
                                 const Rect& rect, Waits waits) {
  return copy(waits, copy_ns(model_.host_link, fold_rect(rect, to_side, from_side)), {&out_}, kSimCopiesOut);
}

EventRef SimDevice::copy_from_device(const Allocation&, const RectSide& to_side, Device& source, const Allocation&,
                                     const RectSide& from_side, const Rect& rect, Waits waits) {
  auto& sender = static_cast<SimDevice&>(source);
  const RectCopy folded = fold_rect(rect, to_side, from_side);
  if (&sender == this) return copy(waits, copy_within_ns(own_, folded), {&out_, &in_}, kSimCopiesIn);
  if (!model_.peer_link) return copy_staged(sender, folded, waits);
  return copy(waits, copy_ns(*model_.peer_link, folded), {&sender.out_, &in_}, kSimCopiesIn);
}

SimEventRef SimDevice::copy(Waits waits, std::int64_t duration, Engines engines, SimCopyQueue queue) {
  SimEventRef event = clock_.issue(waits, duration, engines);
  event->queue = static_cast<int>(info_.compute_queues) + queue;
  return event;
}

// Copies to the host, and from there: two operations, each as strided as the copy. The receiver's engine is only busy
// in the second one, whose event is the copy's, as on real devices.
EventRef SimDevice::copy_staged(SimDevice& source, const RectCopy& folded, Waits waits) {
  const std::int64_t duration = copy_ns(model_.host_link, folded);
  const EventRef before = clock_.issue(waits, duration, {&source.out_});
  return copy(Waits{&before, 1}, duration, {&in_}, kSimCopiesIn);
}

}  // namespace boxflow::sim
