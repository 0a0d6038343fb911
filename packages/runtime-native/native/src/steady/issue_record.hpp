// Records what a period of serial iterations issued, in order, so that later periods that do the same can issue it
// again (steady_loop.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <unordered_map>
#include <variant>
#include <vector>

#include "copies/transfers.hpp"
#include "device/device.hpp"
#include "geometry/distribution.hpp"
#include "launch/launcher.hpp"
#include "plan/plan.hpp"

namespace boxflow {

struct RecordedLaunch {
  RecordedLaunch() = default;
  RecordedLaunch(RecordedLaunch&&) = default;  // a copy's spans would refer to the original's vectors
  RecordedLaunch& operator=(RecordedLaunch&&) = default;

  std::size_t device = 0;
  bool split = false;
  bool varies = false;  // its scalars or its threads, from iteration to iteration
  LaunchRequest request;  // its spans refer to the vectors below
  std::vector<ViewArgument> views;
  std::vector<ViewPiece> pieces;
  std::vector<std::int64_t> scalars;
  std::vector<std::int64_t> grid;
};

class IssueRecord final : public LaunchObserver, public CopyObserver {
 public:
  // A predecessor of a work: a work of the same period, one of the period before, or something older.
  struct Dependence {
    enum class Of : std::uint8_t { kThis, kLast, kOlder } of = Of::kOlder;
    std::uint32_t position = 0;
  };
  struct Work {
    std::variant<RecordedLaunch, IssuedCopy> what;
    std::vector<Dependence> after;
    EventRef event;  // null: the next work's event includes it
  };
  struct Tile {
    std::size_t iteration = 0;  // in the period
    const Phase* phase = nullptr;
    std::size_t device = 0;
    TileRect rect;
    std::vector<RecordedLaunch*> launches;  // by position in the phase; null: it has no threads
  };

  // `last` is the record of the period before, which outlives this; null if there is none.
  explicit IssueRecord(const IssueRecord* last) : last_(last) {}

  void begin_iteration() { ++iterations_; }
  void tile_begins(const Phase& phase, std::size_t device, const TileRect& rect) override;
  void launched(std::size_t position, bool split, const LaunchRequest& request, Waits waits,
                const EventRef& event) override;
  void copied(const IssuedCopy& copy, Waits waits, const EventRef& event) override;
  // Marks the period as not repeatable: its work was not done by devices alone.
  void spoil() { spoiled_ = true; }

  std::size_t iterations() const { return iterations_; }
  bool spoiled() const { return spoiled_; }
  const std::deque<Work>& works() const { return works_; }
  const std::vector<Tile>& tiles() const { return tiles_; }
  const std::vector<EventRef>& older() const { return older_; }

  // Returns the position of the work that has the event; nothing for other events.
  std::optional<std::uint32_t> position_of(const EventRef& event) const;

 private:
  void add(Work work, Waits waits, const EventRef& event);
  Dependence dependence(const EventRef& event);

  const IssueRecord* last_;
  std::size_t iterations_ = 0;
  bool spoiled_ = false;
  std::deque<Work> works_;
  std::vector<Tile> tiles_;
  std::vector<EventRef> older_;
  std::unordered_map<const Event*, std::uint32_t> positions_;
};

}  // namespace boxflow
