#include "run/executor.hpp"

#include "base/clock.hpp"
#include "coherence/resident_bytes.hpp"
#include "plan/host_walk.hpp"
#include "report/device_errors.hpp"
#include "tiles/launch_work.hpp"

namespace boxflow {

namespace {

// Returns the width of a device's tiles. Without a given width, a device has as many tiles as it runs at a time, and at
// least `fewest`.
std::int64_t widest_tile(const RunOptions& options, TileInterval interval, std::int64_t fewest) {
  const std::int64_t count = std::max(static_cast<std::int64_t>(options.concurrent_tiles), fewest);
  if (options.tile > 0 || count == 1) return options.tile;
  return (interval.width() - 1) / count + 1;
}

std::int64_t tile_count(TileInterval interval, std::int64_t most) {
  return most > 0 ? (interval.width() - 1) / most + 1 : 1;  // rounded up, with no overflow
}

TileInterval tile_of(TileInterval interval, std::int64_t most, std::int64_t position) {
  if (most <= 0) return interval;
  const std::int64_t lo = interval.lo + position * most;
  return {lo, interval.hi - lo > most ? lo + most : interval.hi};
}

std::optional<SpeedProbe> make_probe(Session& session, const Plan& plan) {
  if (session.options().distribution != Distribution::kDynamic) return std::nullopt;
  return SpeedProbe(session, session.speeds(plan));
}

}  // namespace

Executor::Executor(const RegionCall& call, Session& session, EarlierArrays& earlier, RegionArrays& arrays,
                   RegionStats& stats, Shadow* shadow)
    : call_(call),
      plan_(*call.plan),
      session_(session),
      arrays_(arrays),
      stats_(stats),
      shadow_(shadow),
      work_log_(session, stats),
      probe_(make_probe(session, plan_)),
      transfers_(session, arrays, stats, work_log_, probe_ ? &*probe_ : nullptr),
      buffers_(session, earlier, arrays, transfers_, stats),
      launcher_(session, plan_, arrays, stats, work_log_, shadow),
      devices_(session.first_usable(call.devices)),
      flow_out_(plan_, call.parameters, arrays, session.options(), devices_),
      expected_boxes_(plan_, call.parameters, arrays, flow_out_, devices_, session),
      tile_memory_(session, arrays, buffers_, expected_boxes_, transfers_, stats),
      splitter_(session, arrays),
      pusher_(arrays, buffers_, expected_boxes_, transfers_, flow_out_, session.options().boxes),
      host_slots_(call.parameters.begin(), call.parameters.end()),
      phase_slots_(host_slots_),
      queues_(session.device_count()),
      early_tiles_(session, buffers_, devices_, flow_out_, queues_),
      tile_cache_(plan_, arrays, session.options()),
      whole_arrays_(plan_, session, arrays, buffers_, devices_, shadow || call.verify_directories),
      host_work_(plan_, call.parameters),
      last_checkpoint_(nanoseconds_now()) {
  host_slots_.resize(plan_.host_slots);
  phase_slots_.resize(plan_.phase_slots);
  if (probe_) dynamic_.emplace(plan_, arrays, session, devices_, flow_out_, expected_boxes_, session.speeds(plan_));
}

void Executor::run() {
  if (call_.progress) start_progress();
  run_nodes(plan_.host, true);
}

void Executor::start_progress() {
  progress_.emplace(call_.progress, host_work_.of(plan_.host, host_slots_), session_.platform());
  launcher_.report_to(*progress_);
}

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
      buffers_.write_back_idle();
      for (RegionArray& array : arrays_) {
        if ((array.plan->live_out || array.host_stale) && !array.stays) transfers_.write_out(array, array.bounds);
      }
      return finish();
    } catch (const DeviceFailure& failure) {
      const std::string overwritten = overwritten_arrays(arrays_);
      if (overwritten.empty()) throw;  // the region starts again
      const std::string held = buffers_.held_only_by(failure.device(), Buffers::Of::kResults);
      if (!held.empty()) throw values_lost(failure, overwritten, held);
      go_on_without(failure);
    }
  }
}

// Continues without a device that failed. No kernel runs any more, so the other devices have all results.
void Executor::go_on_without(const DeviceFailure& failure) {
  buffers_.abandon(failure.device());
  session_.drop(failure);
  warn(device_dropped(failure, "the results come from the other devices, which have all of them"));
}

void Executor::keep() { buffers_.keep(); }

void Executor::keep_foreign(const DeviceFailure& failure) {
  const auto device = failure.device();
  const std::string held = buffers_.held_only_by(device, Buffers::Of::kForeign);
  if (!held.empty()) throw kept_values_lost(failure, held);
  buffers_.abandon(device);
  for (RegionArray& array : arrays_) array.stays = array.foreign;
  buffers_.keep();
}

Error Executor::values_lost_by(const DeviceFailure& failure) {
  const std::string held = buffers_.held_only_by(failure.device(), Buffers::Of::kAll);
  return values_lost(failure, overwritten_arrays(arrays_), held);
}

void Executor::warn(const Error& warning) const {
  call_.warn(warning.at(plan_.origin));
}

// ---- the host tree -------------------------------------------------------------------------------------------------

void Executor::run_nodes(const std::vector<HostNode>& nodes, bool outermost) {
  for (const HostNode& node : nodes) {
    switch (node.kind) {
      case HostNode::Kind::kFor: run_loop(node, outermost); break;
      case HostNode::Kind::kIf: run_nodes(branch_of(node, host_slots_), false); break;
      case HostNode::Kind::kPhase: run_phase(node); break;
    }
    checkpoint_if_due();
  }
}

void Executor::run_loop(const HostNode& node, bool outermost) {
  const SteadyLoop::Planner planner{plan_, session_, arrays_, buffers_, launcher_, transfers_, stats_};
  std::optional<SteadyLoop> steady;
  if (SteadyLoop::may_be_steady(node, planner, shadow_ || call_.verify_directories)) {
    steady.emplace(planner, node, host_slots_);
  }
  std::int64_t iterations = 1;
  for (HostLoop loop(node, host_slots_); loop.enter(); loop.advance(iterations)) {
    const std::int64_t repeated = steady ? steady->repeat(loop.value()) : 0;
    if (repeated == 0) {
      if (steady) steady->begin(loop.value());
      early_tiles_.in_sequences(steady && steady->records_sequence());
      run_nodes(node.body, false);
      early_tiles_.in_sequences(false);
      buffers_.clean_up();
      if (steady) steady->end();
    }
    if (repeated > 0) checkpoint_if_due();
    iterations = std::max<std::int64_t>(repeated, 1);
    if (repeated > 0 && progress_) {
      progress_->issued(host_work_.of_iterations(node, loop.value(), iterations, host_slots_));
    }
    for (std::int64_t i = 0; outermost && call_.iteration_issued && i < iterations; ++i) call_.iteration_issued();
  }
}

void Executor::checkpoint_if_due() {
  constexpr std::int64_t kInterval = 100'000'000;
  if (!call_.checkpoint || nanoseconds_now() - last_checkpoint_ < kInterval) return;
  call_.checkpoint();
  last_checkpoint_ = nanoseconds_now();
}

// ---- a phase -------------------------------------------------------------------------------------------------------

void Executor::run_phase(const HostNode& leaf) {
  const Phase& phase = plan_.phases[leaf.phase];
  const std::size_t parameters = plan_.parameters.size();
  for (std::size_t i = 0; i < leaf.iterators.size(); ++i) {
    phase_slots_[parameters + i] = leaf.iterators[i].evaluate(host_slots_);
  }
  rect_slot_ = parameters + leaf.iterators.size();
  const TileRect whole = phase.rect(phase_slots_);
  if (whole.empty()) return;
  if (progress_) phase_work_ = phase_work(phase, slots(), whole);
  whole_ = whole;
  const auto description = [&] {
    TraceText text = describe(phase);
    return add_rect(text, "interval", phase, whole);
  };
  const PlannerSpan span(session_.trace(), description);
  distribute(phase, whole);
  if (Tile* tile = whole_arrays_.tile_of(phase)) return launch_all(phase, *tile);
  if (shadow_) shadow_->begin_phase();
  // Tiles run in rounds of one tile per device. All of them get their inputs before any of them writes, so a tile that
  // reads a hull need not wait for a tile of the same round. Rounds take turns on a device's compute queues, beginning
  // with the first queue in each phase. The same tile of the next phase or iteration then uses the same queue, and need
  // not wait for a different one. Ends have a queue of their own for the same reason, and so that no end of the next
  // phase waits for the rest of this one without need.
  for (std::size_t round = 0; queues_.first_device(); ++round) {
    prepare_round(phase, round % session_.options().concurrent_tiles);
    issue_round(phase);
  }
  if (call_.verify_directories) verify_directories(phase);
}

void Executor::distribute(const Phase& phase, const TileRect& whole) {
  queues_.clear();
  early_tiles_.begin_phase();
  if (phase.single) {
    add_tiles(phase, device_for_single(phase, whole), whole);
  } else {
    deal(phase, whole);
  }
  queues_.reverse();
  const bool reorder = session_.options().reorder && !phase.flow_out.empty() && devices_.size() > 1;
  for (auto d = queues_.first_device(); d; d = queues_.device_after(*d)) {
    if (reorder && early_tiles_.cut(phase, slots(), *d)) continue;
    if (queues_.of(*d).size() < 2) continue;
    if (buffers_.has_evicted(*d)) {
      start_where_more_is(phase, *d);
    } else if (reorder) {
      first_what_sends_most(phase, *d);
    }
  }
}

void Executor::deal(const Phase& phase, const TileRect& whole) {
  if (!is_subset(whole, flow_out_.owners(phase).range())) {
    throw Error("BF9503", "the interval of phase " + phase.name + " leaves that of its class",
                "this is a bug of boxflow; please report it with the program");
  }
  if (dynamic_) dynamic_->place(phase, slots(), whole);
  const auto add = [&](const TileRect& rect, std::size_t device) { add_tiles(phase, device, rect); };
  flow_out_.owners(phase).for_each_in(whole, add);
}

// Starts with the tiles whose data is present: bringing data again costs more than sending results late.
void Executor::start_where_more_is(const Phase& phase, std::size_t device) {
  const std::span<TileRect> waiting = queues_.of(device);
  const bool other = splitter_.starts_at_the_end(phase, slots(), device, waiting.back(), waiting.front());
  if (other) std::reverse(waiting.begin(), waiting.end());
}

// Adds a device's tiles, with the width that the user wants, if any, and cut into cells if memory is short. Tiles of a
// row follow each other, and the next row begins where the last one ended, so that data common to a row or a column may
// stay.
void Executor::add_tiles(const Phase& phase, std::size_t device, const TileRect& rect) {
  const RunOptions& options = session_.options();
  const std::int64_t fewest = progress_ && !phase.single ? progress_->fewest_tiles(phase_work_) : 1;
  const std::int64_t height = widest_tile(options, rect.first, fewest);
  const std::int64_t cell = phase.second ? 0 : splitter_.cell_width(phase, device);
  if (height == 0 && options.second_tile == 0 && cell == 0) return queues_.add(device, rect);
  const std::int64_t rows = tile_count(rect.first, height);
  const std::int64_t columns = tile_count(rect.second, options.second_tile);
  for (std::int64_t i = 0; i < rows; ++i) {
    const TileInterval row = tile_of(rect.first, height, i);
    if (cell > 0) {
      for_each_in_cells(row, cell, [&](TileInterval part) { queues_.add(device, {part}); });
      continue;
    }
    for (std::int64_t j = 0; j < columns; ++j) {
      queues_.add(device, {row, tile_of(rect.second, options.second_tile, i % 2 == 0 ? j : columns - 1 - j)});
    }
  }
}

// Its copies overlap with the tiles that follow (BBMM §5.3.4).
void Executor::first_what_sends_most(const Phase& phase, std::size_t device) {
  const std::span<TileRect> waiting = queues_.of(device);
  std::vector<std::pair<std::int64_t, TileRect>> tiles;
  for (const TileRect& rect : waiting) tiles.emplace_back(outgoing_bytes(phase, rect, device), rect);
  std::stable_sort(tiles.begin(), tiles.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (std::size_t i = 0; i < tiles.size(); ++i) waiting[i] = tiles[i].second;
}

std::int64_t Executor::outgoing_bytes(const Phase& phase, const TileRect& rect, std::size_t device) {
  slots().set_rect(rect);
  std::int64_t bytes = 0;
  for (const auto& [array, to, box] : flow_out_.outgoing(phase, slots(), rect, device)) {
    bytes += static_cast<std::int64_t>(arrays_[array].bytes(box));
  }
  return bytes;
}

// Returns the device that holds most of the elements that the phase writes; among equals, most of those that it reads.
std::size_t Executor::device_for_single(const Phase& phase, const TileRect& whole) {
  if (devices_.size() == 1) return *devices_.begin();
  slots().set_rect(whole);
  const Tile& tile = tile_cache_.describe(phase, phase_slots_, whole, 0);
  std::vector<std::pair<std::int64_t, std::int64_t>> current(session_.device_count());
  const auto credit = [&](const TileView& view, const FewBoxes& boxes, auto member) {
    for (const Box& box : boxes) {
      for_each_holder(arrays_[view.array], box, [&](std::size_t device, std::size_t bytes) {
        current[device].*member += static_cast<std::int64_t>(bytes);
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

void Executor::prepare_round(const Phase& phase, std::size_t queue) {
  round_.clear();
  for (auto d = queues_.first_device(); d; d = queues_.device_after(*d)) prepare_tile(phase, *d, queue);
}

void Executor::prepare_tile(const Phase& phase, std::size_t device, std::size_t queue) {
  TileRect rect = queues_.take(device);
  const bool urgent = early_tiles_.take(device);
  for (;;) {
    slots().set_rect(rect);
    Tile& tile = tile_cache_.describe(phase, phase_slots_, rect, round_.size());
    tile.device = device;
    tile.queue = urgent ? *session_.device(device).info().urgent_queue : queue;
    if (tile_memory_.prepare(tile, phase)) return round_.push_back(&tile);
    if (!TileSplitter::can_split(rect)) return hand_over(phase, tile);
    rect = split(phase, tile);
  }
}

// The part to run next; the others wait.
TileRect Executor::split(const Phase& phase, const Tile& tile) {
  const TileSplit split = splitter_.split(phase, slots(), tile);
  for (std::size_t i = split.parts.size(); i-- > 1;) queues_.add(tile.device, split.parts[i]);
  if (!phase.second) buffers_.allocate_exactly(tile.device);
  stats_.counters.splits += 1;
  if (Trace* trace = session_.trace()) {
    TraceText text("split", "planner");
    text.add("phase", phase.name).add("device", tile.device);
    add_rect(text, "tile", phase, tile.rect);
    trace->planner(text.add("dimension", std::int64_t{split.dimension}).add("parts", split.parts.size()));
  }
  return split.parts.front();
}

// Gives the work of a device without room for one iteration to the others, for the rest of the region. Its data stays
// in place, for the others to fetch.
void Executor::hand_over(const Phase& phase, const Tile& tile) {
  const Error reason = tile_memory_.does_not_fit(phase, tile);
  if (!no_room_) no_room_ = reason;
  devices_.remove(tile.device);
  if (devices_.size() == 0) throw *no_room_;
  no_room_warnings_.push_back(device_without_room(tile.device, reason));
  std::vector<TileRect> rects = queues_.take_all(tile.device);
  rects.push_back(tile.rect);
  flow_out_.deal(devices_);
  expected_boxes_.forget();
  if (dynamic_) dynamic_->start_again();
  if (phase.single) {  // its parts stay in order, on one device
    for (const TileRect& rect : rects) queues_.add(*devices_.begin(), rect);
    return;
  }
  const RectOwners& owners = flow_out_.owners(phase);
  for (const TileRect& rect : rects) {
    owners.for_each_in(rect, [&](const TileRect& part, std::size_t device) { queues_.add(device, part); });
  }
}

void Executor::launch(const Phase& phase, Tile& tile) {
  slots().set_rect(tile.rect);
  const LaunchSpan launched = launcher_.launch(phase, phase_slots_, tile);
  if (progress_) progress_->issued(phase_work_ * share_of(tile.rect, whole_));
  if (!probe_) return;
  const auto work = static_cast<double>(tile_instances(phase, phase_slots_));
  probe_->launched(phase.index, tile.device, work, launched.first, launched.last);
}

// Launches all tiles of the only device.
void Executor::launch_all(const Phase& phase, Tile& tile) {
  while (queues_.any_of(tile.device)) {
    tile.rect = queues_.take(tile.device);
    launch(phase, tile);
    stats_.counters.reuse_hits += whole_arrays_.buffer_count(phase);
  }
}

void Executor::issue_round(const Phase& phase) {
  for (Tile* tile : round_) launch(phase, *tile);
  for (Tile* tile : round_) launcher_.mark_written(*tile);
  const bool overlap = session_.options().overlap;
  if (!overlap) launcher_.finish();
  for (const Tile* tile : round_) {
    slots().set_rect(tile->rect);
    pusher_.push(phase, slots(), *tile);
  }
  if (!overlap) buffers_.wait_for_all();
  for (Tile* tile : round_) tile_memory_.done(*tile);
}

TraceText Executor::describe(const Phase& phase) const {
  TraceText text(phase.name, "planner");
  text.add("region", plan_.name).add("summary", phase.summary);
  text.add("iterators", phase.host_iterators,
           std::span<const std::int64_t>(phase_slots_).subspan(plan_.parameters.size()));
  return text;
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
