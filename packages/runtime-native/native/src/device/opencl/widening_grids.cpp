#include "device/opencl/widening_grids.hpp"

namespace boxflow::opencl {

WideningGrids& WideningGrids::of_process() {
  // Never destroyed: devices may be closed after static objects are.
  static auto* const grids = new WideningGrids;
  return *grids;
}

EventRef WideningGrids::launch(const Api& api, const Group& group, std::size_t width, Queue queue,
                               const std::function<EventRef()>& enqueue) {
  const std::lock_guard lock(mutex_);
  Launches& launches = groups_[group];
  const bool widens = width > launches.widest;
  if (widens) {
    for (const auto& [of_queue, last] : launches.last) wait_for(api, static_cast<const OpenclEvent&>(*last));
    launches.last.clear();
  }
  EventRef event = enqueue();
  if (widens) {
    wait_for(api, static_cast<const OpenclEvent&>(*event));
    launches.widest = width;
  } else {
    launches.last[queue] = event;
  }
  return event;
}

void WideningGrids::forget(Queue queue) {
  const std::lock_guard lock(mutex_);
  for (auto& [group, launches] : groups_) launches.last.erase(queue);
}

}  // namespace boxflow::opencl
