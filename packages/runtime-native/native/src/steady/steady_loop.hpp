// Iterations of a serial loop that do what those before them did. Once the planner finds itself in the same state
// before and after a period of iterations, and the tiles of the next period are the same, it would decide the same
// again (but for the order of copies: planner_state.hpp): so what that period issued is issued again, each work after
// the same ones as before, with nothing looked up and nothing decided. Stencils are so from their first iterations on;
// a factorisation, whose boxes move with each iteration, never is.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "coherence/region_arrays.hpp"
#include "copies/transfers.hpp"
#include "device/device.hpp"
#include "geometry/distribution.hpp"
#include "launch/launcher.hpp"
#include "memory/buffers.hpp"
#include "plan/plan.hpp"
#include "report/stats.hpp"
#include "steady/issue_record.hpp"
#include "steady/planner_state.hpp"
#include "tiles/iteration_key.hpp"

namespace boxflow {

class SteadyLoop {
 public:
  // What the planner consists of. All outlives the loop.
  struct Planner {
    const Plan& plan;
    Session& session;
    RegionArrays& arrays;
    Buffers& buffers;
    Launcher& launcher;
    Transfers& transfers;
    RegionStats& stats;
  };

  // Stencils with two time levels do the same every other time.
  static constexpr std::int64_t kPeriod = 2;

  // Whether there is nothing in the loop but phases, perhaps under conditions that it does not change, and no option
  // that looks at each decision or follows the clock.
  static bool may_be_steady(const HostNode& loop, const Planner& planner, bool watched);

  // `host_slots`: of the loop's body; the iterator's slot changes.
  SteadyLoop(const Planner& planner, const HostNode& loop, std::span<std::int64_t> host_slots);
  // The accesses of all buffers name the latest work, also after a failure.
  ~SteadyLoop();
  SteadyLoop(const SteadyLoop&) = delete;
  SteadyLoop& operator=(const SteadyLoop&) = delete;

  // Issues kPeriod iterations from the one of `value` on. False, with nothing issued: the planner is to decide.
  bool repeat(std::int64_t value);

  // Around each iteration that the planner decides.
  void begin(std::int64_t value);
  void end();

 private:
  enum class Stage { kWaiting, kFirst, kSecond, kSteady };

  // A phase of the loop's body.
  struct Leaf {
    const HostNode* node = nullptr;
    const Phase* phase = nullptr;
    IterationKey key;         // of its boxes: with the same rectangle, all that it does but its arguments
    std::vector<bool> fixed;  // by launch: that its arguments depend on nothing else
  };
  // What decides what a leaf does in one iteration.
  struct Shape {
    TileRect whole;
    std::vector<std::int64_t> key;
    friend bool operator==(const Shape&, const Shape&) = default;
  };
  using Shapes = std::vector<Shape>;  // by iteration of the period, then by leaf

  void describe_leaves();
  void add_leaves(const std::vector<HostNode>& nodes);
  bool shapes_from(std::int64_t value, Shapes& shapes);
  void set_iterators(const Leaf& leaf);
  bool looks_steady(std::int64_t value);
  void start_recording(IssueRecord& record);
  void stop_recording();
  PlannerState state_after(const IssueRecord& period) const;
  void give_up();
  void become_steady();
  bool evaluate_arguments(std::int64_t value);
  bool evaluate_arguments(const Leaf& leaf, const IssueRecord::Tile& tile);
  void issue();
  void settle();

  Planner planner_;
  const HostNode& loop_;
  std::span<std::int64_t> host_slots_;
  std::vector<std::int64_t> phase_slots_;
  std::vector<Leaf> leaves_;

  Stage stage_ = Stage::kWaiting;
  static constexpr std::int64_t kShortestPause = 4;
  std::int64_t until_look_ = kShortestPause;  // iterations before the next look at whether the loop is steady,
  std::int64_t pause_ = 2 * kShortestPause;   // and those after a look that finds that it is not
  Shapes shapes_;                             // of the period that is recorded
  Shapes next_shapes_;
  std::unique_ptr<IssueRecord> first_;   // of the period before
  std::unique_ptr<IssueRecord> period_;

  // As it was before the period.
  struct Before {
    PlannerState state;
    std::uint64_t changes = 0;  // of buffers
    Counters counters;
  };
  Before before_;
  Counters counters_per_period_;

  // By work: of the last period, and of the one that is being issued; null: not yet.
  std::vector<EventRef> last_;
  std::vector<EventRef> events_;
  EventList waits_;
};

}  // namespace boxflow
