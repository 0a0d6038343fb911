#include "access_log.hpp"

#include <algorithm>

namespace boxflow {

namespace {

// One piece of work has few accesses of one place, one after the other. To wait twice for the same does no harm.
constexpr std::size_t kLookBack = 12;

void add_once(EventList& events, const EventRef& event) {
  const std::size_t first = events.size() > kLookBack ? events.size() - kLookBack : 0;
  for (std::size_t i = events.size(); i-- > first;) {
    if (events[i] == event) return;
  }
  events.push_back(event);
}

}  // namespace

void AccessLog::waits_for(const Box& box, bool write, int queue, EventList& waits) const {
  collect(writes_, box, queue, waits);
  if (!write) return;
  collect(reads_, box, queue, waits);
  collect(copies_from_, box, queue, waits);
}

void AccessLog::collect(const Accesses& accesses, const Box& box, int queue, EventList& waits) {
  for (const Access& access : accesses) {
    if (queue != kCopyQueue && access.queue == queue) continue;
    if (overlaps(access.box, box)) add_once(waits, access.event);
  }
}

void AccessLog::record(const Box& box, bool write, int queue, const EventRef& event, Platform& platform) {
  // Most accesses are those of an iteration before, and take their place.
  if (Access* replaced = replace(box, write, queue)) {
    replaced->queue = queue;
    replaced->event = event;
    replaced->box = box;
    return;
  }
  if (size() >= prune_at_) drop_complete(platform);
  record_also(box, write, queue, event);
}

void AccessLog::record_also(const Box& box, bool write, int queue, const EventRef& event) {
  Accesses& accesses = write ? writes_ : queue == kCopyQueue ? copies_from_ : reads_;
  accesses.push_back({queue, event, box});
}

void AccessLog::all(EventList& events) const {
  for (const Accesses* accesses : {&writes_, &reads_, &copies_from_}) {
    for (const Access& access : *accesses) add_once(events, access.event);
  }
}

void AccessLog::clear() {
  writes_.clear();
  reads_.clear();
  copies_from_.clear();
}

// Drops what the access stands for, but for one of the same kind, which is the caller's to fill. Who waits for a write
// has waited for all that the write waited for; and an in-order queue's later read stands for its earlier ones.
AccessLog::Access* AccessLog::replace(const Box& box, bool write, int queue) {
  if (write) {
    overwrite(reads_, box);
    overwrite(copies_from_, box);
    return replace(writes_, [&](Access& access) { return overwrite(access, box); });
  }
  if (queue == kCopyQueue) return nullptr;
  return replace(reads_, [&](const Access& access) { return access.queue == queue && is_subset(access.box, box); });
}

// The first that is replaced stays, the others go.
template <typename Replaced>
AccessLog::Access* AccessLog::replace(Accesses& accesses, const Replaced& is_replaced) {
  Access* first = nullptr;
  for (std::size_t i = 0; i < accesses.size();) {
    if (!is_replaced(accesses[i])) {
      ++i;
    } else if (first) {
      accesses.erase_unordered(i);
    } else {
      first = &accesses[i++];
    }
  }
  return first;
}

void AccessLog::overwrite(Accesses& accesses, const Box& box) {
  for (std::size_t i = accesses.size(); i-- > 0;) {
    if (overwrite(accesses[i], box)) accesses.erase_unordered(i);
  }
}

// True where nothing of the access is left. What writes of some parts each leave of it goes in the end, so that logs
// do not grow with accesses that no write alone covers.
bool AccessLog::overwrite(Access& access, const Box& box) {
  if (is_subset(access.box, box)) return true;
  if (overlaps(access.box, box)) cut_end(access.box, box);
  return false;
}

void AccessLog::drop_complete(Platform& platform) {
  for (Accesses* accesses : {&writes_, &reads_, &copies_from_}) drop_complete(*accesses, platform);
  may_drop_complete(true);
}

void AccessLog::drop_complete(Accesses& accesses, Platform& platform) {
  for (std::size_t i = accesses.size(); i-- > 0;) {
    if (platform.is_complete(accesses[i].event)) accesses.erase_unordered(i);
  }
}

}  // namespace boxflow
