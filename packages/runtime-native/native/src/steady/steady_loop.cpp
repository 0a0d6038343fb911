#include "steady/steady_loop.hpp"

#include <algorithm>
#include <limits>

#include "plan/host_walk.hpp"
#include "plan/phase_slots.hpp"

namespace boxflow {

namespace {

// The fewest periods to come for which a sequence is built. That takes as long as to issue two periods without it.
constexpr std::int64_t kSequencePays = 100;

// Returns whether each phase occurs once, perhaps under conditions that do not depend on `slot`.
bool only_phases(const std::vector<HostNode>& nodes, std::size_t slot, SmallVector<std::size_t, 16>& phases) {
  for (const HostNode& node : nodes) {
    switch (node.kind) {
      case HostNode::Kind::kFor: return false;
      case HostNode::Kind::kIf:
        if (node.condition.looks_at(slot)) return false;
        if (!only_phases(node.body, slot, phases) || !only_phases(node.otherwise, slot, phases)) return false;
        break;
      case HostNode::Kind::kPhase:
        if (std::find(phases.begin(), phases.end(), node.phase) != phases.end()) return false;
        phases.push_back(node.phase);
    }
  }
  return true;
}

}  // namespace

bool SteadyLoop::may_be_steady(const HostNode& loop, const Planner& planner, bool watched) {
  const RunOptions& options = planner.session.options();
  if (watched || !options.repeat || !options.overlap || options.distribution == Distribution::kDynamic) return false;
  if (planner.session.trace()) return false;
  // A linear search is enough: a loop has few phases.
  SmallVector<std::size_t, 16> phases;
  return only_phases(loop.body, loop.slot, phases);
}

SteadyLoop::SteadyLoop(const Planner& planner, const HostNode& loop, std::span<std::int64_t> host_slots)
    : planner_(planner), loop_(loop), host_slots_(host_slots) {}

SteadyLoop::~SteadyLoop() {
  stop_recording();
  settle();
}

// ---- what an iteration does ----------------------------------------------------------------------------------------

void SteadyLoop::describe_leaves() {
  const Plan& plan = planner_.plan;
  phase_slots_.assign(host_slots_.begin(), host_slots_.begin() + static_cast<std::ptrdiff_t>(plan.parameters.size()));
  phase_slots_.resize(plan.phase_slots);
  add_leaves(loop_.body);
}

// Adds the leaves of the branches that are taken, which are the same in every iteration.
void SteadyLoop::add_leaves(const std::vector<HostNode>& nodes) {
  const std::size_t first = planner_.plan.parameters.size();
  for (const HostNode& node : nodes) {
    if (node.kind == HostNode::Kind::kIf) {
      add_leaves(branch_of(node, host_slots_));
      continue;
    }
    const Phase& phase = planner_.plan.phases[node.phase];
    IterationKey key(first, first + node.iterators.size());
    key.add_boxes(phase, planner_.arrays);
    key.add_flow(phase, planner_.session.options().communication);
    if (planner_.session.platform().needs_work()) key.add(phase.work_hull);
    std::vector<bool> fixed;
    for (const Launch& launch : phase.launches) {
      IterationKey all = key;
      all.add_arguments(launch);
      fixed.push_back(all.size() == key.size());
    }
    leaves_.push_back({&node, &phase, std::move(key), std::move(fixed)});
  }
}

void SteadyLoop::set_iterators(const Leaf& leaf) {
  std::size_t slot = planner_.plan.parameters.size();
  for (const Expr& iterator : leaf.node->iterators) phase_slots_[slot++] = iterator.evaluate(host_slots_);
}

// Returns false if the loop ends earlier, or an expression has no value.
bool SteadyLoop::shapes_from(std::int64_t value, Shapes& shapes) {
  shapes.resize(static_cast<std::size_t>(kPeriod) * leaves_.size());
  std::size_t position = 0;
  for (std::int64_t i = 0; i < kPeriod; ++i) {
    if (i > 0 && __builtin_add_overflow(value, loop_.step, &value)) return false;
    host_slots_[loop_.slot] = value;
    if (loop_.condition.evaluate(host_slots_) == 0) return false;
    for (const Leaf& leaf : leaves_) {
      Shape& shape = shapes[position++];
      set_iterators(leaf);
      shape.whole = leaf.phase->rect(phase_slots_);
      shape.key.clear();
      if (!leaf.key.evaluate(phase_slots_, shape.key)) return false;
    }
  }
  return true;
}

// Returns whether the next two periods will do the same, as far as can be known in advance.
bool SteadyLoop::looks_steady(std::int64_t value) {
  const std::optional<std::int64_t> second = after_periods(value, 1);
  return second && shapes_from(value, shapes_) && does_the_same(*second);
}

// Returns whether the loop goes on for so long after the two periods to be recorded that a sequence pays.
bool SteadyLoop::expects_sequence(std::int64_t value) {
  if (!planner_.session.platform().has_sequences(planner_.session.device_count() > 1)) return false;
  const std::optional<std::int64_t> later = after_periods(value, 2 + kSequencePays);
  return later && does_the_same(*later);
}

// Returns whether the period from `value` on has the shapes of the recorded one.
bool SteadyLoop::does_the_same(std::int64_t value) {
  return shapes_from(value, next_shapes_) && shapes_ == next_shapes_;
}

// Returns the iterator's value that many periods later, if there is one.
std::optional<std::int64_t> SteadyLoop::after_periods(std::int64_t value, std::int64_t count) const {
  std::int64_t distance = 0;
  if (__builtin_mul_overflow(loop_.step, kPeriod * count, &distance)) return std::nullopt;
  if (__builtin_add_overflow(value, distance, &value)) return std::nullopt;
  return value;
}

// ---- finding a period ----------------------------------------------------------------------------------------------

void SteadyLoop::begin(std::int64_t value) {
  if (stage_ == Stage::kSteady) give_up();
  if (stage_ == Stage::kWaiting) {
    if (until_look_-- > 0) return;
    if (leaves_.empty()) describe_leaves();
    const bool steady = looks_steady(value);
    sequence_expected_ = steady && expects_sequence(value);
    host_slots_[loop_.slot] = value;
    if (!steady) return give_up();
    stage_ = Stage::kFirst;
    first_ = std::make_unique<IssueRecord>(nullptr);
    start_recording(*first_);
  } else if (stage_ == Stage::kFirst && first_->iterations() == kPeriod) {
    stage_ = Stage::kSecond;
    before_ = {state_after(*first_), planner_.buffers.changes(), planner_.stats.counters};
    period_ = std::make_unique<IssueRecord>(first_.get());
    start_recording(*period_);
  }
  (stage_ == Stage::kFirst ? first_ : period_)->begin_iteration();
}

void SteadyLoop::end() {
  if (stage_ != Stage::kSecond || period_->iterations() < kPeriod) return;
  stop_recording();
  const bool steady = !period_->spoiled() && before_.changes == planner_.buffers.changes() &&
                      before_.state == state_after(*period_);
  if (steady) return become_steady();
  give_up();
}

PlannerState SteadyLoop::state_after(const IssueRecord& period) const {
  return planner_state(planner_.arrays, planner_.buffers, planner_.session.device_count(), period);
}

// Complete accesses stay in the logs while the loop records: in the next period, the same work may not be complete in
// time.
void SteadyLoop::start_recording(IssueRecord& record) {
  planner_.buffers.for_each_accesses([](AccessLog& accesses) { accesses.may_drop_complete(false); });
  planner_.launcher.observe(&record);
  planner_.transfers.observe(&record);
}

void SteadyLoop::stop_recording() {
  if (stage_ == Stage::kWaiting) return;
  planner_.buffers.for_each_accesses([](AccessLog& accesses) { accesses.may_drop_complete(true); });
  planner_.launcher.observe(nullptr);
  planner_.transfers.observe(nullptr);
}

void SteadyLoop::become_steady() {
  stage_ = Stage::kSteady;
  counters_per_period_ = planner_.stats.counters - before_.counters;
  last_.clear();
  for (const IssueRecord::Work& work : period_->works()) last_.push_back(work.event);
  events_.assign(last_.size(), nullptr);
  sequence_tried_ = false;
}

// Pauses become longer, so that a loop that is never steady costs almost nothing. A loop that was steady, and sometimes
// does something different, is looked at again soon.
void SteadyLoop::give_up() {
  stop_recording();
  settle();
  sequence_.reset();
  stage_ = Stage::kWaiting;
  until_look_ = pause_;
  pause_ = std::min(2 * pause_, std::numeric_limits<std::int64_t>::max() / 2);
  period_.reset();
  first_.reset();
}

// ---- issuing it again ----------------------------------------------------------------------------------------------

std::int64_t SteadyLoop::repeat(std::int64_t value) {
  if (stage_ != Stage::kSteady) return 0;
  std::int64_t periods = 0;
  if (PeriodSequence* const sequence = sequence_from(value); sequence && take_arguments(value, *sequence)) {
    sequence->issue(last_);
    periods = static_cast<std::int64_t>(sequence->periods());
  } else if (does_the_same(value) && evaluate_arguments(value)) {
    issue();
    periods = 1;
  }
  if (periods > 0) {
    count(static_cast<std::size_t>(periods));
    pause_ = kShortestPause;
  } else {
    host_slots_[loop_.slot] = value;
  }
  return kPeriod * periods;
}

// Returns the sequence for the periods from `value` on, which is made when it seems to be of use often enough.
PeriodSequence* SteadyLoop::sequence_from(std::int64_t value) {
  if (sequence_tried_) return sequence_.get();
  const std::optional<std::int64_t> later = after_periods(value, kSequencePays);
  if (!later || !does_the_same(*later) || !evaluate_arguments(value)) return nullptr;
  sequence_tried_ = true;
  sequence_ = PeriodSequence::make(*period_, planner_.session, planner_.launcher, planner_.transfers);
  return sequence_.get();
}

// Gives the sequence the arguments of the periods from `value` on. Returns false if one of them does something else.
bool SteadyLoop::take_arguments(std::int64_t value, PeriodSequence& sequence) {
  // Near the end of the loop, the last period does something else, and the others need not be looked at.
  const std::optional<std::int64_t> last = after_periods(value, static_cast<std::int64_t>(sequence.periods()) - 1);
  if (!last || !does_the_same(*last)) return false;
  for (std::size_t i = 0; i < sequence.periods(); ++i) {
    const std::optional<std::int64_t> period = after_periods(value, static_cast<std::int64_t>(i));
    if (!period || !does_the_same(*period) || !evaluate_arguments(*period)) return false;
    sequence.take_arguments(i);
  }
  return true;
}

// Returns false if a launch has threads now and had none, or the other way round.
bool SteadyLoop::evaluate_arguments(std::int64_t value) {
  const std::vector<IssueRecord::Tile>& tiles = period_->tiles();
  std::size_t next = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(kPeriod); ++i) {
    host_slots_[loop_.slot] = value + static_cast<std::int64_t>(i) * loop_.step;
    for (const Leaf& leaf : leaves_) {
      set_iterators(leaf);
      while (next < tiles.size() && tiles[next].iteration == i && tiles[next].phase == leaf.phase) {
        if (!evaluate_arguments(leaf, tiles[next++])) return false;
      }
    }
  }
  return true;
}

bool SteadyLoop::evaluate_arguments(const Leaf& leaf, const IssueRecord::Tile& tile) {
  PhaseSlots(phase_slots_, planner_.plan.parameters.size() + leaf.node->iterators.size()).set_rect(tile.rect);
  for (std::size_t position = 0; position < tile.launches.size(); ++position) {
    if (leaf.fixed[position]) continue;
    const Launch& launch = leaf.phase->launches[position];
    RecordedLaunch* const recorded = tile.launches[position];
    bool any = true;
    for (std::size_t d = 0; d < launch.grid.size() && any; ++d) {
      const std::int64_t threads = launch.grid[d].evaluate(phase_slots_);
      any = threads > 0;
      if (recorded) recorded->grid[d] = threads;
    }
    if (any != (recorded != nullptr)) return false;
    if (!recorded) continue;
    recorded->varies = true;
    for (std::size_t s = 0; s < launch.scalars.size(); ++s) {
      recorded->scalars[s] = launch.scalars[s].evaluate(phase_slots_);
    }
  }
  return true;
}

void SteadyLoop::issue() {
  std::size_t position = 0;
  for (const IssueRecord::Work& work : period_->works()) {
    waits_.clear();
    for (const auto& [of, other] : work.after) {
      using Of = IssueRecord::Dependence::Of;
      waits_.push_back(of == Of::kThis ? events_[other] : of == Of::kLast ? last_[other] : period_->older()[other]);
    }
    const Waits waits{waits_.data(), waits_.size()};
    if (const auto* launch = std::get_if<RecordedLaunch>(&work.what)) {
      events_[position++] = planner_.launcher.repeat(launch->device, launch->split, launch->request, waits);
    } else {
      events_[position++] = planner_.transfers.repeat(std::get<IssuedCopy>(work.what), waits);
    }
  }
  std::swap(last_, events_);
  for (EventRef& event : events_) event = nullptr;
}

void SteadyLoop::count(std::size_t periods) {
  for (std::size_t i = 0; i < periods; ++i) {
    for (const IssueRecord::Tile& tile : period_->tiles()) planner_.launcher.count_tile(tile.device);
    planner_.stats.counters += counters_per_period_;
    planner_.stats.counters.repeated_iterations += kPeriod;
  }
}

// Replaces the events in the buffers' access logs, which still belong to the recorded period.
void SteadyLoop::settle() {
  if (stage_ != Stage::kSteady) return;
  const auto latest = [&](EventRef& event) {
    const auto position = period_->position_of(event);
    if (!position) return;
    event = events_[*position] ? events_[*position] : last_[*position];
  };
  planner_.buffers.for_each_accesses([&](AccessLog& accesses) { accesses.for_each_event(latest); });
}

}  // namespace boxflow
