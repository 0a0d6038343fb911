// Records which work uses which boxes of one piece of memory, so that later work waits only for conflicting work. The
// cost of an access hardly depends on how many are under way.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "coherence/access_set.hpp"
#include "device/device.hpp"
#include "geometry/box.hpp"

namespace boxflow {

// Compute queues are numbered across all devices (Launcher::queue_of), and each runs in order. Copies may run in any
// order.
inline constexpr int kCopyQueue = -1;

class AccessLog {
 public:
  // Appends the events that an access of `box` on `queue` must come after: writes for a read, everything for a write.
  void waits_for(const Box& box, bool write, int queue, EventList& waits) const;

  // Adds an access that has been issued after the events that waits_for returned.
  void record(const Box& box, bool write, int queue, const EventRef& event, Platform& platform);
  // Adds another piece of the same access, which replaces nothing.
  void record_also(const Box& box, bool write, int queue, const EventRef& event);

  enum class Kind { kWrite, kRead, kCopyFrom };
  // Calls `visit(kind, queue, box, event)` for each access that is still in the log, in its order.
  template <typename Visit>
  void for_each(const Visit& visit) const {
    for (const Access& access : writes_) visit(Kind::kWrite, access.queue, access.box, access.event);
    for (const Access& access : reads_) visit(Kind::kRead, access.queue, access.box, access.event);
    for (const Access& access : copies_from_) visit(Kind::kCopyFrom, access.queue, access.box, access.event);
  }
  // Calls `change(event)`, which may replace the event by that of later work that did the same. Events of one queue
  // stay in their order.
  template <typename Change>
  void for_each_event(const Change& change) {
    for (AccessSet* accesses : {&writes_, &reads_, &copies_from_}) accesses->for_each_event(change);
  }

  // Says whether complete accesses may be dropped, which is the default. Otherwise the log does not depend on the speed
  // of devices.
  void may_drop_complete(bool may) { shorten_at_ = may ? std::max(kShortenAt, 2 * size()) : kNeverShorten; }

  // Appends every event that is still in the log.
  void all(EventList& events) const;
  void clear();
  std::size_t size() const { return writes_.size() + reads_.size() + copies_from_.size(); }

 private:
  static void collect(const AccessSet& accesses, const Box& box, int queue, EventList& waits);
  std::optional<std::size_t> drop_replaced(const Box& box, bool write, int queue);
  template <typename Replaced>
  static std::optional<std::size_t> drop_all_but_one(AccessSet& accesses, const Box& box, const Replaced& is_replaced);
  static void overwrite(AccessSet& accesses, const Box& box);
  static bool overwrite(AccessSet& accesses, std::size_t position, const Box& box);
  static void drop_complete(AccessSet& accesses, Platform& platform);
  void look_for_joined(const AccessSet& accesses, const Box& box);
  void shorten(Platform& platform);
  void join_older(AccessSet::Accesses& accesses);
  static double used_of(const Access& access);
  bool may_be_joined(const Access& access) const;
  bool join_with_one_before(AccessSet::Accesses& accesses, std::size_t end, const Access& access);

  // Three sets, because a read only looks at writes, and data that goes to every device is read by many copies.
  AccessSet writes_;
  AccessSet reads_;        // on compute queues
  AccessSet copies_from_;  // reads by copies
  static constexpr std::size_t kShortenAt = 24;
  static constexpr std::size_t kNeverShorten = ~std::size_t{0};
  std::size_t shorten_at_ = kShortenAt;
  std::uint64_t recorded_ = 0;
  bool any_joined_ = false;
  bool come_again_ = false;  // joined accesses came again, so accesses are kept apart from then on
};

}  // namespace boxflow
