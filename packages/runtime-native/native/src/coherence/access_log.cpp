#include "coherence/access_log.hpp"

#include <algorithm>

namespace boxflow {

namespace {

// One piece of work has few accesses of one place, one after the other, so the last events are enough to avoid most
// duplicates. Waiting twice for the same event does no harm.
constexpr std::size_t kLookBack = 12;

// If there are more accesses than this, older ones are joined. The tiles of one phase seldom have so many.
constexpr std::size_t kMany = 48;
// This many of the latest accesses keep their events, because most work waits for work that has just been issued.
constexpr std::uint64_t kLatest = 8;
// The number of candidates for being joined with an access: there are several if a launch uses several boxes.
constexpr std::size_t kJoinBack = 4;
// The largest factor between a hull and the elements that both accesses use, so that rows of a triangle may be joined.
constexpr double kMostHull = 1.1;

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

void AccessLog::collect(const AccessSet& accesses, const Box& box, int queue, EventList& waits) {
  accesses.for_each_near(box, [&](const Access& access) {
    if (queue != kCopyQueue && access.queue == queue) return;
    if (overlaps(access.box, box)) add_once(waits, access.event);
  });
}

void AccessLog::record(const Box& box, bool write, int queue, const EventRef& event, Platform& platform) {
  if (any_joined_ && !come_again_) {
    look_for_joined(reads_, box);
    if (write) look_for_joined(writes_, box);
  }
  // Most accesses are those of an iteration before, and take their place.
  if (const auto position = drop_replaced(box, write, queue)) {
    return (write ? writes_ : reads_).replace(*position, {queue, event, box, ++recorded_, Joined::kNone, 0});
  }
  if (size() >= shorten_at_) shorten(platform);
  record_also(box, write, queue, event);
}

void AccessLog::record_also(const Box& box, bool write, int queue, const EventRef& event) {
  AccessSet& accesses = write ? writes_ : queue == kCopyQueue ? copies_from_ : reads_;
  accesses.add({queue, event, box, ++recorded_, Joined::kNone, 0});
}

void AccessLog::all(EventList& events) const {
  for (const AccessSet* accesses : {&writes_, &reads_, &copies_from_}) {
    for (const Access& access : *accesses) add_once(events, access.event);
  }
}

void AccessLog::clear() {
  writes_.clear();
  reads_.clear();
  copies_from_.clear();
  any_joined_ = come_again_ = false;
}

// Drops the accesses that the new one implies, except one of the same kind, and returns its position for the new one.
// Waiting for a write implies waiting for everything that the write waited for. A later read of an in-order queue
// implies its earlier reads.
std::optional<std::size_t> AccessLog::drop_replaced(const Box& box, bool write, int queue) {
  if (write) {
    overwrite(reads_, box);
    overwrite(copies_from_, box);
    return drop_all_but_one(writes_, box, [&](std::size_t position) { return overwrite(writes_, position, box); });
  }
  if (queue == kCopyQueue) return std::nullopt;
  return drop_all_but_one(reads_, box, [&](std::size_t position) {
    return reads_[position].queue == queue && is_subset(reads_[position].box, box);
  });
}

// Removes all replaced accesses except the first one, and returns its position.
template <typename Replaced>
std::optional<std::size_t> AccessLog::drop_all_but_one(AccessSet& accesses, const Box& box,
                                                       const Replaced& is_replaced) {
  std::optional<std::size_t> first;
  accesses.for_each_position_near(box, [&](std::size_t position) {
    if (!is_replaced(position)) return;
    if (first) accesses.remove(*first);
    first = position;
  });
  return first;
}

void AccessLog::overwrite(AccessSet& accesses, const Box& box) {
  accesses.for_each_position_near(box, [&](std::size_t position) {
    if (overwrite(accesses, position, box)) accesses.remove(position);
  });
}

// Returns true if nothing of the access is left. Several writes may each cut off a part, so logs do not grow with
// accesses that no single write covers.
bool AccessLog::overwrite(AccessSet& accesses, std::size_t position, const Box& box) {
  const Box& whole = accesses[position].box;
  if (is_subset(whole, box)) return true;
  if (overlaps(whole, box)) accesses.cut(position, box);
  return false;
}

void AccessLog::shorten(Platform& platform) {
  if (size() >= kMany && !come_again_) {
    const auto join = [&](AccessSet::Accesses& accesses) { join_older(accesses); };
    writes_.change_all(join);
    reads_.change_all(join);
  }
  // Asking whether an event is complete may take longer than everything else that is done with it here.
  if (size() > kShortenAt / 2) {
    for (AccessSet* accesses : {&writes_, &reads_, &copies_from_}) drop_complete(*accesses, platform);
  }
  may_drop_complete(true);
}

void AccessLog::look_for_joined(const AccessSet& accesses, const Box& box) {
  accesses.for_each_near(box, [&](const Access& access) {
    const bool beside = access.joined == Joined::kBeside && overlaps(access.box, box);
    const bool nested = access.joined == Joined::kNested && is_subset(access.box, box);
    if (beside || nested) come_again_ = true;
  });
}

// Joins older accesses, for example of a factorisation, whose launches use different boxes each time. In an in-order
// queue, the later of two accesses implies the earlier one, so other work may wait a little longer than necessary. The
// latest accesses keep their events.
void AccessLog::join_older(AccessSet::Accesses& accesses) {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < accesses.size(); ++i) {
    if (may_be_joined(accesses[i]) && join_with_one_before(accesses, kept, accesses[i])) continue;
    if (kept != i) accesses[kept] = std::move(accesses[i]);
    ++kept;
  }
  accesses.truncate(kept);
}

double AccessLog::used_of(const Access& access) {
  const double all = volume_estimate(access.box);
  return access.joined == Joined::kNone ? all : std::min(access.used, all);
}

bool AccessLog::may_be_joined(const Access& access) const {
  return access.queue != kCopyQueue && recorded_ - access.number >= kLatest;
}

// Joins the access with one of the last among the first `end` accesses if one box contains the other, or if nearly all
// of their hull is used.
bool AccessLog::join_with_one_before(AccessSet::Accesses& accesses, std::size_t end, const Access& access) {
  const std::size_t first = end > kJoinBack ? end - kJoinBack : 0;
  for (std::size_t i = end; i-- > first;) {
    Access& other = accesses[i];
    if (other.queue != access.queue || !may_be_joined(other)) continue;
    const Box hull = box_hull(other.box, access.box);
    const bool nested = hull == other.box || hull == access.box;
    const double used = nested ? std::max(used_of(other), used_of(access)) : used_of(other) + used_of(access);
    if (!nested && volume_estimate(hull) > kMostHull * used) continue;
    other.box = hull;
    other.used = used;
    other.joined = std::max({other.joined, access.joined, nested ? Joined::kNested : Joined::kBeside});
    any_joined_ = true;
    if (other.number < access.number) {
      other.event = access.event;
      other.number = access.number;
    }
    return true;
  }
  return false;
}

void AccessLog::drop_complete(AccessSet& accesses, Platform& platform) {
  for (std::size_t i = accesses.size(); i-- > 0;) {
    if (platform.is_complete(accesses[i].event)) accesses.remove(i);
  }
}

}  // namespace boxflow
