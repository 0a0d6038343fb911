// Repeats iterations of a serial loop that do the same as the iterations before. If the planner's state is the same
// before and after a period of iterations, and the tiles of the next period are the same, it would decide the same
// again, except for the order of copies (planner_state.hpp). The period's work is therefore issued again, each work
// after the same predecessors, and nothing is looked up or decided. Stencils are steady from their first iterations on.
// A factorisation, whose boxes move with each iteration, never is.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
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
#include "steady/period_sequence.hpp"
#include "steady/planner_state.hpp"
#include "tiles/iteration_key.hpp"

namespace boxflow {

class SteadyLoop {
 public:
  // The parts of the planner. All of them outlive the loop.
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

  // Returns whether the loop contains only phases, perhaps under conditions that it does not change, and no option
  // observes each decision or depends on time.
  static bool may_be_steady(const HostNode& loop, const Planner& planner, bool watched);

  // `host_slots` are those of the loop's body; the iterator's slot changes.
  SteadyLoop(const Planner& planner, const HostNode& loop, std::span<std::int64_t> host_slots);
  // Makes the access logs of all buffers name the latest work, also after a failure.
  ~SteadyLoop();
  SteadyLoop(const SteadyLoop&) = delete;
  SteadyLoop& operator=(const SteadyLoop&) = delete;

  // Issues one or more periods, beginning with the iteration of `value`. Returns the number of iterations; 0 if the
  // planner has to decide.
  std::int64_t repeat(std::int64_t value);

  // Must be called before and after each iteration that the planner decides.
  void begin(std::int64_t value);
  // Returns whether the iteration that has begun is recorded, and is likely to be issued again in sequences.
  bool records_sequence() const { return stage_ != Stage::kWaiting && sequence_expected_; }
  void end();

 private:
  enum class Stage { kWaiting, kFirst, kSecond, kSteady };

  // A phase of the loop's body.
  struct Leaf {
    const HostNode* node = nullptr;
    const Phase* phase = nullptr;
    IterationKey key;         // of its boxes: with the rectangle, it determines everything except the arguments
    std::vector<bool> fixed;  // by launch: whether its arguments depend on nothing else
  };
  // Everything that determines what a leaf does in one iteration.
  struct Shape {
    TileRect whole;
    std::vector<std::int64_t> key;
    friend bool operator==(const Shape&, const Shape&) = default;
  };
  using Shapes = std::vector<Shape>;  // by iteration of the period, then by leaf

  void describe_leaves();
  void add_leaves(const std::vector<HostNode>& nodes);
  bool shapes_from(std::int64_t value, Shapes& shapes);
  bool does_the_same(std::int64_t value);
  std::optional<std::int64_t> after_periods(std::int64_t value, std::int64_t count) const;
  void set_iterators(const Leaf& leaf);
  bool looks_steady(std::int64_t value);
  bool expects_sequence(std::int64_t value);
  void start_recording(IssueRecord& record);
  void stop_recording();
  PlannerState state_after(const IssueRecord& period) const;
  void give_up();
  void become_steady();
  bool evaluate_arguments(std::int64_t value);
  bool evaluate_arguments(const Leaf& leaf, const IssueRecord::Tile& tile);
  void issue();
  PeriodSequence* sequence_from(std::int64_t value);
  bool take_arguments(std::int64_t value, PeriodSequence& sequence);
  void count(std::size_t periods);
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
  Shapes shapes_;                             // in the period that is recorded
  Shapes next_shapes_;
  std::unique_ptr<IssueRecord> first_;   // the period before
  std::unique_ptr<IssueRecord> period_;

  // The state before the period.
  struct Before {
    PlannerState state;
    std::uint64_t changes = 0;  // see Buffers::changes
    Counters counters;
  };
  Before before_;
  Counters counters_per_period_;

  // The events of the last period and of the one that is being issued, by work; null: not issued yet.
  std::vector<EventRef> last_;
  std::vector<EventRef> events_;
  EventList waits_;
  bool sequence_expected_ = false;            // while a period is recorded
  std::unique_ptr<PeriodSequence> sequence_;  // of `period_`; null: not made, or impossible
  bool sequence_tried_ = false;
};

}  // namespace boxflow
