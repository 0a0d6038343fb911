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

void AccessLog::collect(const Accesses& accesses, const Box& box, int queue, EventList& waits) {
  for (const Access& access : accesses) {
    if (queue != kCopyQueue && access.queue == queue) continue;
    if (overlaps(access.box, box)) add_once(waits, access.event);
  }
}

void AccessLog::record(const Box& box, bool write, int queue, const EventRef& event, Platform& platform) {
  if (any_joined_ && !come_again_) {
    look_for_joined(reads_, box);
    if (write) look_for_joined(writes_, box);
  }
  // Most accesses are those of an iteration before, and take their place.
  if (Access* replaced = replace(box, write, queue)) {
    replaced->queue = queue;
    replaced->event = event;
    replaced->box = box;
    replaced->number = ++recorded_;
    replaced->joined = Joined::kNone;
    return;
  }
  if (size() >= shorten_at_) shorten(platform);
  record_also(box, write, queue, event);
}

void AccessLog::record_also(const Box& box, bool write, int queue, const EventRef& event) {
  Accesses& accesses = write ? writes_ : queue == kCopyQueue ? copies_from_ : reads_;
  accesses.push_back({queue, event, box, ++recorded_, Joined::kNone, 0});
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
  any_joined_ = come_again_ = false;
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

void AccessLog::shorten(Platform& platform) {
  if (size() >= kMany && !come_again_) {
    join_older(writes_);
    join_older(reads_);
  }
  // To ask whether an event is complete may take longer than all that is done with it here.
  if (size() > kShortenAt / 2) {
    for (Accesses* accesses : {&writes_, &reads_, &copies_from_}) drop_complete(*accesses, platform);
  }
  may_drop_complete(true);
}

void AccessLog::look_for_joined(const Accesses& accesses, const Box& box) {
  for (const Access& access : accesses) {
    const bool beside = access.joined == Joined::kBeside && overlaps(access.box, box);
    const bool nested = access.joined == Joined::kNested && is_subset(access.box, box);
    if (beside || nested) come_again_ = true;
  }
}

// As of a factorisation, whose launches use other boxes each time. Of a queue in order, the later of two accesses
// stands for the earlier one as well, for which others then wait a little longer than they must. What has just been
// recorded keeps its event.
void AccessLog::join_older(Accesses& accesses) {
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
bool AccessLog::join_with_one_before(Accesses& accesses, std::size_t end, const Access& access) {
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

void AccessLog::drop_complete(Accesses& accesses, Platform& platform) {
  for (std::size_t i = accesses.size(); i-- > 0;) {
    if (platform.is_complete(accesses[i].event)) accesses.erase_unordered(i);
  }
}

}  // namespace boxflow
