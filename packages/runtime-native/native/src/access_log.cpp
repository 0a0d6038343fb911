#include "access_log.hpp"

#include <algorithm>

namespace boxflow {

namespace {

void add_once(EventList& events, const EventRef& event) {
  for (const EventRef& known : events) {
    if (known == event) return;
  }
  events.push_back(event);
}

}  // namespace

void AccessLog::waits_for(const Box& box, bool write, int queue, EventList& waits) const {
  for (const Access& access : accesses_) {
    if (!write && !access.write) continue;
    if (queue != kCopyQueue && access.queue == queue) continue;
    if (overlaps(access.box, box)) add_once(waits, access.event);
  }
}

void AccessLog::record(const Box& box, bool write, int queue, const EventRef& event, Platform& platform) {
  drop_replaced(box, write, queue);
  if (accesses_.size() >= prune_at_) drop_complete(platform);
  record_also(box, write, queue, event);
}

void AccessLog::record_also(const Box& box, bool write, int queue, const EventRef& event) {
  accesses_.push_back({queue, write, event, box});
}

void AccessLog::all(EventList& events) const {
  for (const Access& access : accesses_) add_once(events, access.event);
}

// Who waits for a write has waited for all that the write waited for; and an in-order queue's later read stands for
// its earlier ones.
void AccessLog::drop_replaced(const Box& box, bool write, int queue) {
  for (std::size_t i = accesses_.size(); i-- > 0;) {
    const Access& access = accesses_[i];
    const bool same_queue = queue != kCopyQueue && access.queue == queue;
    if ((write || (same_queue && !access.write)) && is_subset(access.box, box)) accesses_.erase_unordered(i);
  }
}

void AccessLog::drop_complete(Platform& platform) {
  for (std::size_t i = accesses_.size(); i-- > 0;) {
    if (platform.is_complete(accesses_[i].event)) accesses_.erase_unordered(i);
  }
  prune_at_ = std::max<std::size_t>(24, 2 * accesses_.size());
}

}  // namespace boxflow
