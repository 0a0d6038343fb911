#include "executor.hpp"

#include "device_errors.hpp"

namespace boxflow {

Executor::Executor(const RegionCall& call, Session& session, RegionArrays& arrays, RegionStats& stats, Shadow* shadow)
    : call_(call),
      plan_(*call.plan),
      session_(session),
      arrays_(arrays),
      stats_(stats),
      shadow_(shadow),
      work_log_(session, stats),
      transfers_(session, arrays, stats, work_log_),
      buffers_(session, arrays, transfers_, stats),
      launcher_(session, plan_, arrays, stats, work_log_, shadow),
      devices_(session.usable()),
      flow_out_(plan_, call.parameters, arrays, session.options(), devices_),
      home_boxes_(plan_, call.parameters, arrays, flow_out_, session),
      tile_memory_(session, arrays, buffers_, home_boxes_, transfers_, stats),
      pusher_(arrays, buffers_, home_boxes_, transfers_, flow_out_, session.options().boxes),
      host_slots_(call.parameters.begin(), call.parameters.end()),
      phase_slots_(host_slots_),
      waiting_(session.device_count()) {
  host_slots_.resize(plan_.host_slots);
  phase_slots_.resize(plan_.phase_slots);
}

void Executor::run() { run_nodes(plan_.host, true); }

void Executor::finish() {
  for (const Error& warning : no_room_warnings_) warn(warning);
  no_room_warnings_.clear();
  launcher_.finish();
  buffers_.wait_for_all();
  work_log_.finish();
}

void Executor::write_out() {
  for (;;) {
    try {
      for (RegionArray& array : arrays_) {
        if (array.plan->live_out) transfers_.write_out(array);
      }
      return finish();
    } catch (const DeviceFailure& failure) {
      const std::string overwritten = overwritten_arrays(arrays_);
      if (overwritten.empty()) throw;  // the region starts again
      const std::string held = buffers_.held_only_by(static_cast<std::size_t>(failure.device()), true);
      if (!held.empty()) throw values_lost(failure, overwritten, held);
      go_on_without(failure);
    }
  }
}

// Nothing computes any more, so what the other devices hold is all there.
void Executor::go_on_without(const DeviceFailure& failure) {
  buffers_.abandon(static_cast<std::size_t>(failure.device()));
  session_.drop(failure);
  warn(device_dropped(failure, "the results come from the other devices, which have all of them"));
}

Error Executor::values_lost_by(const DeviceFailure& failure) const {
  const std::string held = buffers_.held_only_by(static_cast<std::size_t>(failure.device()), false);
  return values_lost(failure, overwritten_arrays(arrays_), held);
}

void Executor::warn(const Error& warning) const {
  call_.warn(warning.at(plan_.origin));
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
  const auto description = [&] { return describe(phase).add("interval", whole.lo, whole.hi); };
  const PlannerSpan span(session_.trace(), description);
  distribute(phase, whole);
  if (shadow_) shadow_->begin_phase();
  // In rounds of one tile per device: all of them get their inputs before any of them writes, so that what a tile
  // reads too much of (a hull) does not make it wait for another one.
  while (waiting_.first_device()) {
    prepare_round(phase);
    issue_round(phase);
  }
  if (call_.verify_directories) verify_directories(phase);
}

void Executor::distribute(const Phase& phase, TileInterval whole) {
  waiting_.clear();
  if (phase.single) {
    waiting_.add(device_for_single(phase, whole), whole);
    return;
  }
  const Ownership& owners = flow_out_.owners(phase);
  const TileInterval range = owners.range();
  if (whole.lo < range.lo || whole.hi > range.hi) {
    throw Error("BF9503", "the interval of phase " + phase.name + " leaves that of its class",
                "this is a bug of boxflow; please report it with the program");
  }
  const std::span<const Ownership::Part> parts = owners.overlapping(whole);
  for (std::size_t i = parts.size(); i-- > 0;) {
    add_tiles(parts[i].device, intersect(whole, parts[i].interval));
  }
  if (!session_.options().reorder || phase.flow_out.empty() || devices_.size() == 1) return;
  for (auto d = waiting_.first_device(); d; d = waiting_.device_after(*d)) first_what_sends_most(phase, *d);
}

// Of the width that the user wants, where there is one.
void Executor::add_tiles(std::size_t device, TileInterval interval) {
  const std::int64_t most = session_.options().tile > 0 ? session_.options().tile : interval.width();
  const std::int64_t count = (interval.width() - 1) / most + 1;  // rounded up, with no overflow
  for (std::int64_t i = count; i-- > 0;) {
    const std::int64_t lo = interval.lo + i * most;
    waiting_.add(device, {lo, interval.hi - lo > most ? lo + most : interval.hi});
  }
}

// Its copies overlap with the tiles that follow (BBMM §5.3.4).
void Executor::first_what_sends_most(const Phase& phase, std::size_t device) {
  const std::span<TileInterval> waiting = waiting_.of(device);
  if (waiting.size() < 2) return;
  std::vector<std::pair<std::int64_t, TileInterval>> tiles;
  for (const TileInterval& interval : waiting) tiles.emplace_back(outgoing_bytes(phase, interval, device), interval);
  std::stable_sort(tiles.begin(), tiles.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (std::size_t i = 0; i < tiles.size(); ++i) waiting[i] = tiles[i].second;
}

std::int64_t Executor::outgoing_bytes(const Phase& phase, TileInterval interval, std::size_t device) {
  set_interval(interval);
  std::int64_t bytes = 0;
  for (const auto& [array, to, box] :
       flow_out_.outgoing(phase, phase_slots_, interval_slot_ + 2, interval, device)) {
    bytes += static_cast<std::int64_t>(arrays_[array].bytes(box));
  }
  return bytes;
}

// Where most of what the phase writes is current already, then most of what it reads.
std::size_t Executor::device_for_single(const Phase& phase, TileInterval whole) {
  if (devices_.size() == 1) return *devices_.begin();
  set_interval(whole);
  tile_count_ = 0;
  Tile& tile = next_tile();
  tile.interval = whole;
  describe_tile(phase, phase_slots_, arrays_, session_.options(), tile);
  std::vector<std::pair<std::int64_t, std::int64_t>> current(session_.device_count());
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
  return *std::max_element(devices_.begin(), devices_.end(),
                           [&](std::size_t a, std::size_t b) { return current[a] < current[b]; });
}

void Executor::prepare_round(const Phase& phase) {
  tile_count_ = 0;
  for (auto d = waiting_.first_device(); d; d = waiting_.device_after(*d)) {
    Tile& tile = next_tile();
    if (!prepare_tile(phase, *d, tile)) --tile_count_;
  }
}

bool Executor::prepare_tile(const Phase& phase, std::size_t device, Tile& tile) {
  tile.device = device;
  tile.interval = waiting_.take(device);
  for (;;) {
    set_interval(tile.interval);
    describe_tile(phase, phase_slots_, arrays_, session_.options(), tile);
    if (tile_memory_.prepare(tile, phase)) return true;
    if (tile.interval.width() <= 1) {
      hand_over(phase, tile);
      return false;
    }
    const std::int64_t middle = tile.interval.lo + tile.interval.width() / 2;
    waiting_.add(device, {middle, tile.interval.hi});
    tile.interval.hi = middle;
    stats_.counters.splits += 1;
    if (Trace* trace = session_.trace()) {
      TraceText text("split", "planner");
      text.add("phase", phase.name).add("device", device).add("tile", tile.interval.lo, waiting_.of(device).back().hi);
      trace->planner(text.add("middle", middle));
    }
  }
}

// A device without room for one iteration gets nothing more to do in this region. What it holds stays where it is, for
// the others to fetch.
void Executor::hand_over(const Phase& phase, const Tile& tile) {
  const Error reason = tile_memory_.does_not_fit(phase, tile);
  if (!no_room_) no_room_ = reason;
  devices_.remove(tile.device);
  if (devices_.size() == 0) throw *no_room_;
  no_room_warnings_.push_back(device_without_room(tile.device, reason));
  std::vector<TileInterval> intervals = waiting_.take_all(tile.device);
  intervals.push_back(tile.interval);
  flow_out_.deal(devices_);
  home_boxes_.forget();
  if (phase.single) {  // its parts stay in order, on one device
    for (const TileInterval& interval : intervals) waiting_.add(*devices_.begin(), interval);
    return;
  }
  for (const TileInterval& interval : intervals) {
    for (const auto& [owned, device] : flow_out_.owners(phase).overlapping(interval)) {
      waiting_.add(device, intersect(interval, owned));
    }
  }
}

void Executor::issue_round(const Phase& phase) {
  for (std::size_t i = 0; i < tile_count_; ++i) {
    set_interval(tiles_[i].interval);
    launcher_.launch(phase, phase_slots_, tiles_[i]);
  }
  for (std::size_t i = 0; i < tile_count_; ++i) launcher_.mark_written(tiles_[i]);
  const bool overlap = session_.options().overlap;
  if (!overlap) launcher_.finish();
  for (std::size_t i = 0; i < tile_count_; ++i) {
    set_interval(tiles_[i].interval);
    pusher_.push(phase, phase_slots_, interval_slot_ + 2, tiles_[i]);
  }
  if (!overlap) buffers_.wait_for_all();
  for (std::size_t i = 0; i < tile_count_; ++i) {
    tile_memory_.done(tiles_[i]);
  }
}

TraceText Executor::describe(const Phase& phase) const {
  TraceText text(phase.name, "planner");
  text.add("region", plan_.name).add("summary", phase.summary);
  text.add("iterators", phase.host_iterators,
           std::span<const std::int64_t>(phase_slots_).subspan(plan_.parameters.size()));
  return text;
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
  const bool disjoint = session_.options().boxes == BoxPolicy::kDisjoint;
  for (std::size_t i = 0; i < arrays_.size(); ++i) {
    const RegionArray& array = arrays_[i];
    std::string fault = directory_fault(array.directory, array.bounds, array.outer());
    for (std::size_t d = 0; disjoint && fault.empty() && d < session_.device_count(); ++d) fault = buffers_.twice(d, i);
    if (!fault.empty()) throw Error("BF9502", "after phase " + phase.name + ": " + array.plan->name + ": " + fault);
  }
}

}  // namespace boxflow
