#include "coherence/access_log.hpp"

#include <algorithm>

namespace boxflow {

namespace {

// One piece of work has few accesses of one place, one after the other. To wait twice for the same does no harm.
constexpr std::size_t kLookBack = 12;

// Accesses from which on older ones are joined: so many are seldom those of the tiles of one phase.
constexpr std::size_t kMany = 48;
// Accesses that keep their events: what others wait for is mostly what has just been issued.
constexpr std::uint64_t kLatest = 8;
// Those that may be joined with an access, for which there are several where a launch uses several boxes.
constexpr std::size_t kJoinBack = 4;
// Of what two accesses use, so that rows of a triangle may be joined.
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

// Drops what the access stands for, except one of the same kind: returns its position, for the access to take. Whoever
// waits for a write has waited for everything that the write waited for. An in-order queue's later read stands for its
// earlier ones.
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

// Of the accesses that are replaced the first one stays; returns its position.
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

// True if nothing of the access is left. What writes of some parts each leave of it goes in the end, so that logs do
// not grow with accesses that no write alone covers.
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
  // To ask whether an event is complete may take longer than all that is done with it here.
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

// As of a factorisation, whose launches use other boxes each time. Of a queue in order, the later of two accesses
// stands for the earlier one as well, for which others then wait a little longer than they must. What has just been
// recorded keeps its event.
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

// With one of the last of the `end` first accesses: where one holds the other, or next to nothing of their hull is used
// by neither.
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
