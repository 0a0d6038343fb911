#include "executor.hpp"

namespace boxflow {

Executor::Executor(const RegionCall& call, Session& session, RegionArrays& arrays, RegionStats& stats, Shadow* shadow)
    : call_(call),
      plan_(*call.plan),
      session_(session),
      arrays_(arrays),
      stats_(stats),
      shadow_(shadow),
      transfers_(session, arrays, stats),
      buffers_(session, arrays, transfers_, stats),
      tile_memory_(session, arrays, buffers_, transfers_, stats),
      launcher_(session, plan_, arrays, stats, shadow),
      pusher_(session, plan_, call.parameters, arrays, buffers_, transfers_),
      host_slots_(call.parameters.begin(), call.parameters.end()),
      phase_slots_(host_slots_),
      waiting_(session.device_count()) {
  host_slots_.resize(plan_.host_slots);
  phase_slots_.resize(plan_.phase_slots);
}

void Executor::run() { run_nodes(plan_.host, true); }

void Executor::finish() {
  launcher_.finish();
  buffers_.wait_for_all();
  transfers_.collect_times(true);
}

// ---- the host tree -------------------------------------------------------------------------------------------------

void Executor::run_nodes(const std::vector<HostNode>& nodes, bool outermost) {
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const HostNode& node = nodes[i];
    if (outermost) {
      progress_base_ = static_cast<double>(i) / static_cast<double>(nodes.size());
      progress_share_ = 1.0 / static_cast<double>(nodes.size());
      report_progress(0);
    }
    switch (node.kind) {
      case HostNode::Kind::kFor: run_loop(node, outermost); break;
      case HostNode::Kind::kIf:
        run_nodes(node.condition.evaluate(host_slots_) != 0 ? node.body : node.otherwise, false);
        break;
      case HostNode::Kind::kPhase: run_phase(node); break;
    }
  }
}

void Executor::run_loop(const HostNode& loop, bool outermost) {
  const bool report = outermost && call_.progress;
  const std::int64_t count = report ? iterations_of(loop) : 0;
  std::int64_t done = 0;
  std::int64_t& iterator = host_slots_[loop.slot];
  for (std::int64_t value = loop.init.evaluate(host_slots_);;) {
    iterator = value;
    if (loop.condition.evaluate(host_slots_) == 0) break;
    run_nodes(loop.body, false);
    buffers_.clean_up();
    if (report) report_progress(static_cast<double>(++done) / static_cast<double>(count));
    if (__builtin_add_overflow(value, loop.step, &value)) break;
  }
}

std::int64_t Executor::iterations_of(const HostNode& loop) {
  std::int64_t count = 0;
  for (std::int64_t value = loop.init.evaluate(host_slots_);;) {
    host_slots_[loop.slot] = value;
    if (loop.condition.evaluate(host_slots_) == 0) return count;
    ++count;
    if (__builtin_add_overflow(value, loop.step, &value)) return count;
  }
}

void Executor::report_progress(double fraction) {
  if (call_.progress) call_.progress(progress_base_ + progress_share_ * fraction);
}

// ---- a phase -------------------------------------------------------------------------------------------------------

void Executor::run_phase(const HostNode& leaf) {
  const Phase& phase = plan_.phases[leaf.phase];
  const std::size_t parameters = plan_.parameters.size();
  for (std::size_t i = 0; i < leaf.iterators.size(); ++i) {
    phase_slots_[parameters + i] = leaf.iterators[i].evaluate(host_slots_);
  }
  interval_slot_ = parameters + leaf.iterators.size();
  const TileInterval whole{phase.lo.evaluate(phase_slots_), phase.hi.evaluate(phase_slots_)};
  if (whole.empty()) return;
  distribute(phase, whole);
  if (shadow_) shadow_->begin_phase();
  // In rounds of one tile per device: all of them get their inputs before any of them writes, so that what a tile
  // reads too much of (a hull) does not make it wait for another one.
  while (prepare_round(phase)) issue_round(phase);
  if (call_.verify_directories) verify_directories(phase);
}

void Executor::distribute(const Phase& phase, TileInterval whole) {
  for (auto& intervals : waiting_) intervals.clear();
  if (phase.single) {
    waiting_[device_for_single(phase, whole)].push_back(whole);
    return;
  }
  const TileInterval range = pusher_.range_of(phase.class_index);
  if (whole.lo < range.lo || whole.hi > range.hi) {
    throw Error("BF9503", "the interval of phase " + phase.name + " leaves that of its class",
                "this is a bug of boxflow; please report it with the program");
  }
  for (std::size_t d = 0; d < waiting_.size(); ++d) {
    const TileInterval part = intersect(whole, block_of(range, d, waiting_.size()));
    if (!part.empty()) waiting_[d].push_back(part);
  }
}

// Where most of what the phase writes is current already, then most of what it reads.
std::size_t Executor::device_for_single(const Phase& phase, TileInterval whole) {
  if (waiting_.size() == 1) return 0;
  set_interval(whole);
  tile_count_ = 0;
  Tile& tile = next_tile();
  tile.interval = whole;
  describe_tile(phase, phase_slots_, arrays_, tile);
  std::vector<std::pair<std::int64_t, std::int64_t>> current(waiting_.size());
  const auto credit = [&](const TileView& view, const FewBoxes& boxes, auto member) {
    const RegionArray& array = arrays_[view.array];
    for (const Box& box : boxes) {
      array.directory.for_each(box, [&](const Box& part, const PlaceList& places) {
        for (const Place* place : places) {
          if (place->device == kOnHost) continue;
          current[static_cast<std::size_t>(place->device)].*member += static_cast<std::int64_t>(array.bytes(part));
        }
      });
    }
  };
  using Score = std::pair<std::int64_t, std::int64_t>;
  for (const TileView& view : tile.views) {
    credit(view, view.exact_writes, &Score::first);
    credit(view, view.inexact_writes, &Score::first);
    credit(view, view.reads, &Score::second);
  }
  return static_cast<std::size_t>(std::max_element(current.begin(), current.end()) - current.begin());
}

bool Executor::next_interval(const Phase& phase, std::size_t device, TileInterval& interval) {
  auto& waiting = waiting_[device];
  if (waiting.empty()) return false;
  interval = waiting.back();
  waiting.pop_back();
  const std::int64_t most = session_.options().tile;
  if (most > 0 && !phase.single && interval.width() > most) {
    waiting.push_back({interval.lo + most, interval.hi});
    interval.hi = interval.lo + most;
  }
  return true;
}

// Phases in one piece go from device to device, and keep nothing anywhere.
TileInterval Executor::home_of(const Phase& phase, std::size_t device) const {
  if (phase.single || session_.options().tile > 0) return {};
  return block_of(pusher_.range_of(phase.class_index), device, waiting_.size());
}

bool Executor::prepare_round(const Phase& phase) {
  tile_count_ = 0;
  for (std::size_t d = 0; d < waiting_.size(); ++d) {
    Tile& tile = next_tile();
    if (!prepare_tile(phase, d, tile)) --tile_count_;
  }
  return tile_count_ > 0;
}

bool Executor::prepare_tile(const Phase& phase, std::size_t device, Tile& tile) {
  tile.device = device;
  if (!next_interval(phase, device, tile.interval)) return false;
  for (;;) {
    set_interval(tile.interval);
    describe_tile(phase, phase_slots_, arrays_, tile);
    const TileInterval home = waiting_[device].empty() ? home_of(phase, device) : TileInterval{};
    if (tile_memory_.prepare(tile, phase, phase_slots_, interval_slot_, home)) return true;
    if (tile.interval.width() <= 1) throw tile_memory_.does_not_fit(phase, tile);
    const std::int64_t middle = tile.interval.lo + tile.interval.width() / 2;
    waiting_[device].push_back({middle, tile.interval.hi});
    tile.interval.hi = middle;
    stats_.counters.splits += 1;
  }
}

void Executor::issue_round(const Phase& phase) {
  for (std::size_t i = 0; i < tile_count_; ++i) {
    set_interval(tiles_[i].interval);
    launcher_.launch(phase, phase_slots_, tiles_[i]);
  }
  for (std::size_t i = 0; i < tile_count_; ++i) launcher_.mark_written(tiles_[i]);
  for (std::size_t i = 0; i < tile_count_; ++i) {
    set_interval(tiles_[i].interval);
    pusher_.push(phase, phase_slots_, interval_slot_ + 2, tiles_[i]);
  }
  for (std::size_t i = 0; i < tile_count_; ++i) {
    tile_memory_.done(tiles_[i]);
  }
}

void Executor::set_interval(TileInterval interval) {
  phase_slots_[interval_slot_] = interval.lo;
  phase_slots_[interval_slot_ + 1] = interval.hi;
}

Tile& Executor::next_tile() {
  if (tile_count_ == tiles_.size()) tiles_.emplace_back();
  return tiles_[tile_count_++];
}

void Executor::verify_directories(const Phase& phase) const {
  for (const RegionArray& array : arrays_) {
    const std::string fault = directory_fault(array.directory, array.bounds, array.outer());
    if (!fault.empty()) throw Error("BF9502", "after phase " + phase.name + ": " + array.plan->name + ": " + fault);
  }
}

}  // namespace boxflow
