#include "launch/launcher.hpp"

#include <algorithm>
#include <utility>

#include "coherence/box_copy.hpp"
#include "memory/view_parts.hpp"
#include "tiles/launch_work.hpp"

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
      compute_queues_(session.device(0).info().compute_queues),
      in_flight_(session.device_count() * compute_queues_) {
  for (const Phase& phase : plan.phases) {
    std::vector<std::size_t>& indices = kernels_.emplace_back();
    for (const Launch& launch : phase.launches) indices.push_back(session.kernel(launch.kernel));
  }
  if (session.options().boxes == BoxPolicy::kDisjoint) find_split_variants();
}

void Launcher::find_split_variants() {
  for (const Phase& phase : plan_.phases) {
    std::vector<std::size_t>& indices = split_kernels_.emplace_back();
    for (const Launch& launch : phase.launches) {
      if (!launch.split_is_known) {
        throw Error("BF5037", "the program was built without kernels for boxes that are split",
                    "build it again, or choose another policy (--boxes, BOXFLOW_BOXES)");
      }
      indices.push_back(launch.split ? session_.kernel(launch.split->kernel) : 0);
    }
  }
}

namespace {

// Returns whether some view of the launch has its elements in several buffers.
bool is_split(const Launch& launch, const Tile& tile) {
  return std::any_of(launch.views.begin(), launch.views.end(),
                     [&](std::size_t view) { return tile.views[view].buffers.size() > 1; });
}

}  // namespace

LaunchSpan Launcher::launch(const Phase& phase, std::span<const std::int64_t> slots, Tile& tile) {
  collect_waits(tile);
  Waits waits{waits_.data(), waits_.size()};
  Waits waited = waits;  // by the launches since the last event
  if (observer_) observer_->tile_begins(phase, tile.device, tile.rect);
  EventRef first;
  EventRef last;
  Shadow::Hooks hooks;
  std::size_t i = next_launch(phase, slots, 0, grid_);
  const std::vector<std::size_t>* gathered = nullptr;  // the views that are in `views_`, if their launch was not split
  if (shadow_ && i < phase.launches.size()) hooks = shadow_->launch(phase, slots, tile);
  while (i < phase.launches.size()) {
    const Launch& launch = phase.launches[i];
    const std::size_t next = next_launch(phase, slots, i + 1, next_grid_);
    const bool split = is_split(launch, tile);
    if (split || !gathered || !launch.constants.empty() || *gathered != launch.views) gather_views(launch, tile, split);
    gathered = split || !launch.constants.empty() ? nullptr : &launch.views;
    // A trace shows each launch.
    const bool followed = next < phase.launches.size() && !session_.trace();
    last = issue(phase, i, split, followed, slots, tile, hooks, waits);
    if (!first) first = last;
    hooks.before = {};  // the next launch follows the tile's own writes
    waits = {};  // a compute queue is in order, so the first launch has waited for all of them
    launched(tile.device, tile.queue, 1, split, last, waited, [&] { return describe(phase, launch, slots, tile); });
    if (last) waited = {};
    std::swap(grid_, next_grid_);
    i = next;
  }
  waits_.clear();
  count_tile(tile.device);
  tile.written_by = session_.trace() ? last : nullptr;
  if (last) record(tile, last);
  return {std::move(first), std::move(last)};
}

// Returns the first launch from `first` on that has threads, and their numbers in `grid`; without one, the number of
// launches.
std::size_t Launcher::next_launch(const Phase& phase, std::span<const std::int64_t> slots, std::size_t first,
                                  std::vector<std::int64_t>& grid) {
  while (first < phase.launches.size() && !evaluate_grid(phase.launches[first], slots, grid)) ++first;
  return first;
}

bool Launcher::evaluate_grid(const Launch& launch, std::span<const std::int64_t> slots,
                             std::vector<std::int64_t>& grid) {
  grid.clear();
  for (const Expr& threads : launch.grid) {
    grid.push_back(threads.evaluate(slots));
    if (grid.back() <= 0) return false;
  }
  return true;
}

// Fills `views_` in the order of the kernel's views. A view that this tile does not use still has its place among the
// arguments.
void Launcher::gather_views(const Launch& launch, const Tile& tile, bool split) {
  static const Allocation kNothing{};
  views_.clear();
  pieces_.clear();
  std::size_t count = 0;
  for (const std::size_t position : launch.views) count += tile.views[position].buffers.size();
  pieces_.reserve(count);  // arguments point to them
  for (const std::size_t position : launch.views) {
    const TileView& view = tile.views[position];
    const RegionArray& array = arrays_[view.array];
    const bool used = !view.buffers.empty();
    const Place& place = used ? static_cast<const Place&>(*view.buffers[0]) : *array.host;
    const auto rank = static_cast<std::size_t>(place.box.rank);
    ViewArgument argument;
    argument.element_bytes = array.element_bytes;
    argument.allocation = used ? &place.allocation : &kNothing;
    argument.origin = used ? place.origin() : 0;
    argument.strides = {place.strides.data(), rank > 0 ? rank - 1 : 0};
    if (split && rank > 0) {
      const std::size_t first = pieces_.size();
      for (const Buffer* buffer : view.buffers) {
        pieces_.push_back({&buffer->allocation, buffer->origin(), {buffer->strides.data(), rank - 1},
                           {buffer->box.lo.data(), rank}, {buffer->box.hi.data(), rank}});
      }
      argument.most_pieces = launch.split->pieces;
      argument.pieces = {pieces_.data() + first, view.buffers.size()};
    }
    views_.push_back(argument);
  }
  if (!split) gather_constants(launch, tile);
}

namespace {

// Returns how the box lies in constant memory from `offset` on. The place has room for it.
ConstantBox constant_box(const Place& place, const Box& box, std::size_t offset) {
  Place copy;
  copy.box = box;
  copy.element_bytes = place.element_bytes;
  copy.pack();
  ConstantBox constant;
  constant.offset = offset;
  for_each_piece(copy, place, box, [&](const CopyPiece& piece) {
    constant.rect = piece.rect;
    constant.from = piece.from;
  });
  constant.origin = copy.origin() + static_cast<std::int64_t>(offset / place.element_bytes);
  for (std::size_t d = 0; d + 1 < static_cast<std::size_t>(box.rank); ++d) constant.strides.at(d) = copy.strides[d];
  return constant;
}

}  // namespace

// Views that a tile does not use have nothing to copy.
void Launcher::gather_constants(const Launch& launch, const Tile& tile) {
  for (const LaunchConstant& constant : launch.constants) {
    const TileView& view = tile.views[launch.views[constant.view]];
    ViewArgument& argument = views_[constant.view];
    argument.constant.emplace();
    if (!view.buffers.empty()) argument.constant = constant_box(*view.buffers[0], view.hull, constant.offset);
  }
}

EventRef Launcher::issue(const Phase& phase, std::size_t position, bool split, bool followed,
                         std::span<const std::int64_t> slots, const Tile& tile, const Shadow::Hooks& hooks,
                         Waits waits) {
  const Launch& launch = phase.launches[position];
  scalars_.clear();
  for (const Expr& scalar : launch.scalars) scalars_.push_back(scalar.evaluate(slots));
  LaunchRequest request;
  request.kernel = (split ? split_kernels_ : kernels_)[phase.index][position];
  request.views = views_;
  request.scalars = scalars_;
  request.grid = grid_;
  request.block = launch.block;
  request.queue = tile.queue;
  request.before = hooks.before;
  request.after = hooks.after;
  request.followed = followed;
  if (needs_work_) request.work = launch_work(phase, launch, slots, arrays_, tile);
  EventRef event = session_.device(tile.device).launch(request, waits);
  if (observer_) observer_->launched(position, split, request, waits, event);
  return event;
}

EventRef Launcher::repeat(std::size_t device, bool split, const LaunchRequest& request, Waits waits) {
  EventRef event = session_.device(device).launch(request, waits);
  launched(device, request.queue, 1, split, event, waits, kNotDescribed);
  return event;
}

TraceText Launcher::describe(const Phase& phase, const Launch& launch, std::span<const std::int64_t> slots,
                             const Tile& tile) const {
  TraceText text(launch.kernel, "launch");
  text.add("region", plan_.name).add("phase", phase.name);
  add_rect(text, "tile", phase, tile.rect);
  text.add("iterators", phase.host_iterators, slots.subspan(plan_.parameters.size()));
  return text;
}

void Launcher::collect_waits(const Tile& tile) {
  const int queue = queue_of(tile);
  waits_.clear();
  const auto collect = [&](bool write) {
    return [&, write](const Buffer& buffer, const Box& part) { buffer.accesses.waits_for(part, write, queue, waits_); };
  };
  for (const TileView& view : tile.views) {
    for_each_part(view, view.reads, collect(false));
    for_each_written_part(view, collect(true));
  }
}

void Launcher::record(const Tile& tile, const EventRef& last) {
  const int queue = queue_of(tile);
  const auto record = [&](bool write) {
    return [&, write](Buffer& buffer, const Box& part) {
      buffer.accesses.record(part, write, queue, last, session_.platform());
    };
  };
  // Records reads first, because a write replaces the accesses that it waited for.
  for (const TileView& view : tile.views) for_each_part(view, view.reads, record(false));
  for (const TileView& view : tile.views) for_each_written_part(view, record(true));
}

void Launcher::mark_written(Tile& tile) {
  for (TileView& view : tile.views) {
    if (!view.writes()) continue;
    Directory& directory = arrays_[view.array].directory;
    if (view.written.holds(view.buffers, directory)) continue;
    const auto mark = [&](Buffer& buffer, const Box& part) { directory.set_only(part, &buffer); };
    for_each_written_part(view, mark);
    view.written.set(view.buffers, directory);
  }
}

void Launcher::finish() {
  const auto wait = [this](Waits events) { wait_for_all(events); };
  for (InFlight& each : in_flight_) each.finish(wait);
}

void Launcher::wait_for_all(Waits events) {
  if (progress_) return progress_->wait_for_all(events);
  session_.platform().wait_for_all(events);
}

}  // namespace boxflow
