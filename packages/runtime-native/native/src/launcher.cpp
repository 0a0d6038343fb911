#include "launcher.hpp"

#include "launch_work.hpp"

namespace boxflow {

Launcher::Launcher(Session& session, const Plan& plan, RegionArrays& arrays, RegionStats& stats,
                   WorkLog& work_log, Shadow* shadow)
    : session_(session),
      arrays_(arrays),
      stats_(stats),
      work_log_(work_log),
      plan_(plan),
      shadow_(shadow),
      needs_work_(session.platform().needs_work()),
      in_flight_(session.device_count()) {
  for (const Phase& phase : plan.phases) {
    std::vector<std::size_t>& indices = kernels_.emplace_back();
    for (const Launch& launch : phase.launches) indices.push_back(session.kernel(launch.kernel));
  }
}

void Launcher::launch(const Phase& phase, std::span<const std::int64_t> slots, Tile& tile) {
  const auto position = static_cast<std::size_t>(&phase - plan_.phases.data());
  DeviceStats& stats = stats_.devices[tile.device];
  collect_waits(tile);
  EventRef last;
  Shadow::Hooks hooks;
  for (std::size_t i = 0; i < phase.launches.size(); ++i) {
    if (!evaluate_grid(phase.launches[i], slots)) continue;
    if (shadow_ && !last) hooks = shadow_->launch(phase, slots, tile);
    last = issue(phase, phase.launches[i], kernels_[position][i], slots, tile, hooks);
    hooks.before = {};  // the tile's own writes come between
    // The compute queue is in order, so the first launch has waited for all of them.
    waits_.clear();
    stats.launches += 1;
    work_log_.add_launch(tile.device, last, [&] { return describe(phase, phase.launches[i], slots, tile); });
    in_flight_[tile.device].add(last, session_.platform());
  }
  stats.tiles += 1;
  tile.written_by = session_.trace() ? last : nullptr;
  if (last) record(tile, last);
}

bool Launcher::evaluate_grid(const Launch& launch, std::span<const std::int64_t> slots) {
  grid_.clear();
  for (const Expr& threads : launch.grid) {
    grid_.push_back(threads.evaluate(slots));
    if (grid_.back() <= 0) return false;
  }
  return true;
}

EventRef Launcher::issue(const Phase& phase, const Launch& launch, std::size_t kernel,
                         std::span<const std::int64_t> slots, const Tile& tile, const Shadow::Hooks& hooks) {
  static const Allocation kNothing{};
  views_.clear();
  for (const std::size_t position : launch.views) {
    const TileView& view = tile.views[position];
    const RegionArray& array = arrays_[view.array];
    ViewArgument argument;
    argument.element_bytes = array.element_bytes;
    // A view that this tile does not use still has its place among the arguments.
    const Place& place = view.buffer ? static_cast<const Place&>(*view.buffer) : array.host;
    argument.allocation = view.buffer ? &view.buffer->allocation : &kNothing;
    argument.origin = view.buffer ? view.buffer->origin() : 0;
    argument.strides = {place.strides.data(), static_cast<std::size_t>(std::max(place.box.rank - 1, 0))};
    views_.push_back(argument);
  }
  scalars_.clear();
  for (const Expr& scalar : launch.scalars) scalars_.push_back(scalar.evaluate(slots));
  LaunchRequest request;
  request.kernel = kernel;
  request.views = views_;
  request.scalars = scalars_;
  request.grid = grid_;
  request.block = launch.block;
  request.before = hooks.before;
  request.after = hooks.after;
  if (needs_work_) request.work = launch_work(phase, launch, slots, arrays_, tile);
  return session_.device(tile.device).launch(request, Waits{waits_.data(), waits_.size()});
}

TraceText Launcher::describe(const Phase& phase, const Launch& launch, std::span<const std::int64_t> slots,
                             const Tile& tile) const {
  TraceText text(launch.kernel, "launch");
  text.add("region", plan_.name).add("phase", phase.name).add("tile", tile.interval.lo, tile.interval.hi);
  text.add("iterators", phase.host_iterators, slots.subspan(plan_.parameters.size()));
  return text;
}

void Launcher::collect_waits(const Tile& tile) {
  const int queue = static_cast<int>(tile.device);
  waits_.clear();
  for (const TileView& view : tile.views) {
    if (!view.present) continue;
    const AccessLog& log = view.buffer->accesses;
    for (const Box& box : view.reads) log.waits_for(box, false, queue, waits_);
    for (const Box& box : view.exact_writes) log.waits_for(box, true, queue, waits_);
    for (const Box& box : view.inexact_writes) log.waits_for(box, true, queue, waits_);
  }
}

void Launcher::record(const Tile& tile, const EventRef& last) {
  const int queue = static_cast<int>(tile.device);
  Platform& platform = session_.platform();
  // Reads first: a write replaces what it waited for.
  for (const TileView& view : tile.views) {
    for (const Box& box : view.reads) view.buffer->accesses.record(box, false, queue, last, platform);
  }
  for (const TileView& view : tile.views) {
    for (const Box& box : view.exact_writes) view.buffer->accesses.record(box, true, queue, last, platform);
    for (const Box& box : view.inexact_writes) view.buffer->accesses.record(box, true, queue, last, platform);
  }
}

void Launcher::mark_written(const Tile& tile) {
  for (const TileView& view : tile.views) {
    Directory& directory = arrays_[view.array].directory;
    for (const Box& box : view.exact_writes) directory.set_only(box, view.buffer);
    for (const Box& box : view.inexact_writes) directory.set_only(box, view.buffer);
  }
}

void Launcher::finish() {
  for (InFlight& each : in_flight_) each.finish(session_.platform());
}

}  // namespace boxflow
