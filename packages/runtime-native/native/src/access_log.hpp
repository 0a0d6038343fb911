// Which work uses which region of one piece of memory, so that later work waits for what it must and nothing else.
#pragma once

#include <algorithm>

#include "box.hpp"
#include "device.hpp"

namespace boxflow {

using EventList = SmallVector<EventRef, 8>;

// Compute queues have numbers of their own over all devices (Launcher::queue_of), and each runs in order. Copies may
// run in any order.
inline constexpr int kCopyQueue = -1;

class AccessLog {
 public:
  // Appends the events that an access of `box` on `queue` must come after: writes for a read, everything for a write.
  void waits_for(const Box& box, bool write, int queue, EventList& waits) const;

  // The access has been issued, and waits for what waits_for said.
  void record(const Box& box, bool write, int queue, const EventRef& event, Platform& platform);
  // A second piece of the same access: replaces nothing.
  void record_also(const Box& box, bool write, int queue, const EventRef& event);

  enum class Kind { kWrite, kRead, kCopyFrom };
  // Calls `visit(kind, queue, box, event)` for each access that is still in the log, in its order.
  template <typename Visit>
  void for_each(const Visit& visit) const {
    for (const Access& access : writes_) visit(Kind::kWrite, access.queue, access.box, access.event);
    for (const Access& access : reads_) visit(Kind::kRead, access.queue, access.box, access.event);
    for (const Access& access : copies_from_) visit(Kind::kCopyFrom, access.queue, access.box, access.event);
  }
  // Calls `change(event)`, which may put another event in its place: of work that did the same, later.
  template <typename Change>
  void for_each_event(const Change& change) {
    for (Accesses* accesses : {&writes_, &reads_, &copies_from_}) {
      for (Access& access : *accesses) change(access.event);
    }
  }

  // Whether accesses that are complete may be dropped, by default yes. Without, what the log says does not depend on
  // how fast devices are.
  void may_drop_complete(bool may) { prune_at_ = may ? std::max(kPruneAt, 2 * size()) : kNeverPrune; }

  // Every event that is still in the log.
  void all(EventList& events) const;
  void clear();
  std::size_t size() const { return writes_.size() + reads_.size() + copies_from_.size(); }

 private:
  struct Access {
    int queue = kCopyQueue;
    EventRef event;
    Box box;
  };
  using Accesses = SmallVector<Access, 4>;

  static void collect(const Accesses& accesses, const Box& box, int queue, EventList& waits);
  template <typename Replaced>
  static Access* replace(Accesses& accesses, const Replaced& is_replaced);
  static void overwrite(Accesses& accesses, const Box& box);
  static bool overwrite(Access& access, const Box& box);
  static void drop_complete(Accesses& accesses, Platform& platform);
  Access* replace(const Box& box, bool write, int queue);
  void drop_complete(Platform& platform);

  // Apart, since a read looks at writes only, and what goes to every device is read by as many copies.
  Accesses writes_;
  Accesses reads_;        // on compute queues
  Accesses copies_from_;  // reads by copies
  static constexpr std::size_t kPruneAt = 24;
  static constexpr std::size_t kNeverPrune = ~std::size_t{0};
  std::size_t prune_at_ = kPruneAt;
};

}  // namespace boxflow
